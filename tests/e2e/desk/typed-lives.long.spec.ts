import fc from 'fast-check';
import { openDatabase } from '../../../scripts/local/open-database.ts';
import { signInByApi } from '../../support/desk-api.ts';
import { acts } from '../../support/lives/acts.ts';
import { actsElsewhere } from '../../support/lives/acts-elsewhere.ts';
import { factsOf } from '../../support/lives/an-act.ts';
import { beginnings, Life } from '../../support/lives/life.ts';
import { planActs } from '../../support/lives/plan-acts.ts';
import { expect, openBrowser, test } from './desk-test.ts';
import { PageBrowser } from './lives/page-browser.ts';
import { PageTab } from './lives/page-tab.ts';
import { writingActs } from './lives/writing-acts.ts';

const deep = process.env['LIVES'] !== undefined;
const lives = Number(process.env['LIVES'] ?? 2);
const seed = Number(process.env['SEED'] ?? (deep ? Date.now() : 1));
/** How many acts make up a life. */
const length = deep ? 30 : 10;
/** A page that answers no more would take the time of all the other lives. */
const longestLifeMs = 600_000;

/** The scheduler of the site goes on by itself, so no plan's time comes during a life. */
const leastMinutes = 1_500;

test('whatever is typed, marked, pasted, undone, saved, published and left at the real editor, the server has exactly that text', async ({
	browser,
	site,
}) => {
	// On a busy machine a life takes twice its time.
	test.setTimeout(120_000 + lives * 240_000);
	const own = await signInByApi(site);
	const { db, close } = await openDatabase({ dataDir: site.dataDir, databaseUrl: undefined });
	let steps = 0;
	const property = fc.asyncProperty(
		fc.constantFrom(...beginnings),
		fc.commands([...acts, ...writingActs, ...writingActs, ...actsElsewhere, ...planActs], {
			maxCommands: 10 * length,
			size: 'max',
		}),
		async (beginning, commands) => {
			const context = await openBrowser(browser, site, own, {});
			const page = new PageBrowser(context, own);
			await page.start();
			const tabs = [new PageTab(page), new PageTab(page)] as const;
			const life = new Life({ db, browser: page, tabs, leastMinutes, length });
			try {
				await life.begins(beginning);
				const setup = async () => ({ model: await factsOf(life), real: life });
				await fc.asyncModelRun(setup, commands);
				await life.ends();
			} finally {
				steps += life.steps;
				await context.close();
			}
			// A shorter life does not count towards the number of runs.
			fc.pre(life.steps === length);
		},
	);
	const path = process.env['LIFE'];
	// Shrinking takes many runs, so only a repeated life is shrunk.
	const how = path ? { path } : { endOnFailure: true };
	const details = await fc.check(property, {
		seed,
		numRuns: lives,
		timeout: longestLifeMs,
		...how,
	});
	const report = details.failed ? await fc.asyncDefaultReportMessage(details as never) : '';
	if (details.errorInstance instanceof Error) console.log(details.errorInstance.stack);
	if (deep || details.failed)
		console.log(
			`${details.numRuns} lives of ${length} steps and ${details.numSkips} shorter ones, ${steps} steps, SEED=${seed} LIFE=${details.counterexamplePath?.split(':')[0]}`,
		);
	await close();
	expect(report).toBe('');
});
