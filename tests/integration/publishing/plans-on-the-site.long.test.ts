import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#config/paths';
import { getPost } from '#db/posts/find-post';
import { findNewestPublication } from '#db/publishing/publications';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { openSiteFolder, type SiteFolder } from '../../support/built-site.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { plannedChange, plannedRemoval } from '../../support/factories/planned.ts';
import { SeededRandom } from '../../support/seeded-random.ts';
import { serveFiles } from '../../support/serve-files.ts';
import { apiForFile } from '../../support/test-api.ts';
import { minuteMs } from '../../support/test-deps.ts';

const total = 20;
const minutes = 5;
const buildsMs = 400_000;
const seed = Number(process.env['SEED'] ?? 1);
const random = new SeededRandom(seed);
const start = Date.parse('2026-03-11T09:00:00.000Z');
const minute = (at: number) => new Date(start + at * minuteMs).toISOString();

const kinds = ['published', 'changed', 'removed', 'led'] as const;
interface Fate {
	id: string;
	slug: string;
	kind: (typeof kinds)[number];
	/** The number of its minute. */
	at: number;
	/** For `led`: the post that its readers are sent to. */
	to?: Fate;
}

const api = apiForFile();
let folder: SiteFolder;
beforeAll(async () => {
	folder = await openSiteFolder(api.url);
});
afterAll(() => folder?.remove());

const textOf = (number: number, when: 'before' | 'after') => `Texto ${number} ${when}.`;

async function makePost(number: number): Promise<Fate> {
	const kind = kinds[number % kinds.length] ?? 'removed';
	const at = random.below(minutes);
	const when = kind === 'published' ? { scheduled_at: minute(at) } : { published: true };
	const content = textOf(number, 'before');
	const post = await createdPost(api, { title: `Post ${number}`, content, ...when });
	return { id: post.id, slug: post.slug, kind, at };
}

async function plan(fate: Fate, number: number, live: readonly Fate[]): Promise<void> {
	const at = minute(fate.at);
	if (fate.kind === 'changed') {
		const post = await getPost(api.db, fate.id);
		await plannedChange(api, post, { at, content: textOf(number, 'after') });
	}
	if (fate.kind === 'removed') await plannedRemoval(api, fate.id, at);
	if (fate.kind === 'led') {
		fate.to = random.pick(live.filter(({ id }) => id !== fate.id));
		await plannedRemoval(api, fate.id, at, fate.to.id);
	}
}

/** Where a reader ends who is sent on from here at this minute; undefined where nothing answers. */
function follow(fate: Fate, now: number, steps = 0): Fate | undefined {
	const { kind, at, to } = fate;
	if (kind === 'published' ? at <= now : kind === 'changed' || at > now) return fate;
	return to && steps < total ? follow(to, now, steps + 1) : undefined;
}

function expectedAt(fate: Fate, number: number, now: number) {
	const end = follow(fate, now);
	if (!end) return { status: 404 };
	if (end !== fate) return { status: 301, location: paths.post(end.slug) };
	const isChanged = fate.kind === 'changed' && fate.at <= now;
	const text = expect.stringContaining(textOf(number, isChanged ? 'after' : 'before'));
	return { status: 200, text };
}

test(
	`${total} publications, changes and removals are on the built site from their minute on, and not before`,
	async () => {
		api.deps.clock.set(minute(-60));
		const fates: Fate[] = [];
		for (let number = 0; number < total; number += 1) fates.push(await makePost(number));
		const live = fates.filter(({ kind }) => kind !== 'published');
		for (const [number, fate] of fates.entries()) await plan(fate, number, live);
		for (let now = -1; now < minutes; now += 1) {
			const before = await findNewestPublication(api.db);
			api.deps.clock.set(new Date(Date.parse(minute(now)) - 1).toISOString());
			await runSchedule(api.deps);
			expect(await findNewestPublication(api.db), 'nothing comes early').toBe(before);
			api.deps.clock.set(minute(now));
			await runSchedule(api.deps);
			const reader = await serveFiles(await folder.build());
			const seen = await Promise.all(fates.map(({ slug }) => reader.ask(paths.post(slug))));
			expect(seen, `minute ${now}, SEED=${seed}`).toMatchObject(
				fates.map((fate, number) => expectedAt(fate, number, now)),
			);
			await reader.close();
		}
	},
	buildsMs,
);
