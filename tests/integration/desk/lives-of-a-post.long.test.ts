import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { acts } from '../../support/lives/acts.ts';
import { actsElsewhere } from '../../support/lives/acts-elsewhere.ts';
import { factsOf } from '../../support/lives/an-act.ts';
import { beginnings, Life } from '../../support/lives/life.ts';
import { manyActs } from '../../support/lives/many-acts.ts';
import { planActs } from '../../support/lives/plan-acts.ts';
import { topicActs } from '../../support/lives/topic-acts.ts';
import { apiForFile } from '../../support/test-api.ts';
import { Browser } from './a-browser.ts';
import { Tab } from './a-tab.tsx';
import { actsOfTheServer } from './acts-of-the-server.ts';

/** How many acts make up a life. */
const length = 30;
const deep = process.env['LIVES'] !== undefined;
const lives = Number(process.env['LIVES'] ?? 5);
const seed = Number(process.env['SEED'] ?? (deep ? Date.now() : 1));

/** A sign-in would replace an outdated hash at production's cost, which is a third of the total time. */
vi.mock('#lib/passwords', async (original) => ({
	...(await original<object>()),
	isOutdatedHash: () => false,
}));

const api = apiForFile();
let browser: Browser;

beforeAll(async () => {
	vi.useFakeTimers({
		toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
	});
	browser = new Browser(api);
});
afterAll(() => vi.useRealTimers());

const kinds = {
	'an editor does': () => {
		const [ticking, session] = actsOfTheServer(api, browser);
		const elsewhere = [...actsElsewhere, ...manyActs, ...planActs, ...topicActs];
		return [...acts, ...elsewhere, ticking, session];
	},
	'is planned for a live post': () => {
		const [ticking] = actsOfTheServer(api, browser);
		const plans = [...planActs, ...topicActs, ticking];
		return [...acts, ...actsElsewhere, ...plans, ...plans, ...plans, ...plans];
	},
};

it.each(Object.entries(kinds))(
	'whatever %s, the form can be saved or says why not, nothing typed is lost, and readers see what was published',
	{
		timeout: 30_000 + lives * 20_000,
	},
	async (kind, listActs) => {
		vi.spyOn(console, 'warn').mockImplementation(() => undefined);
		let steps = 0;
		const isAnything = kind === 'an editor does';
		const numRuns = isAnything ? lives : Math.ceil(lives / 2);
		const property = fc.asyncProperty(
			fc.constantFrom(...(isAnything ? beginnings : (['published'] as const))),
			// More than needed, because not every drawn act is possible.
			fc.commands(listActs(), { maxCommands: 10 * length, size: 'max' }),
			async (beginning, commands) => {
				await browser.start();
				const tabs = [new Tab(browser), new Tab(browser)] as const;
				const life = new Life({ db: api.db, browser, tabs, length });
				try {
					await life.begins(beginning);
					const setup = async () => ({ model: await factsOf(life), real: life });
					await fc.asyncModelRun(setup, commands);
					await life.ends();
				} finally {
					await life.closes();
					steps += life.steps;
				}
				// A shorter life does not count towards the number of runs.
				fc.pre(life.steps === length);
			},
		);
		const path = process.env['LIFE'];
		// Shrinking takes many runs, so only a repeated life is shrunk.
		const how = path ? { path } : { endOnFailure: true };
		const details = await fc.check(property, { seed, numRuns, ...how });
		const report = details.failed ? await fc.asyncDefaultReportMessage(details as never) : '';
		if (details.errorInstance instanceof Error) console.log(details.errorInstance.stack);
		if (deep || details.failed)
			console.log(
				`whatever ${kind}: ${details.numRuns} lives of ${length} steps and ${details.numSkips} shorter ones, ${steps} steps, SEED=${seed} LIFE=${details.counterexamplePath?.split(':')[0]}`,
			);
		expect(report).toBe('');
	},
);
