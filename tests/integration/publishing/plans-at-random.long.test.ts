import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { asc } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import { postRevisions, publications } from '#db/schema';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { plannedChange, plannedRemoval } from '../../support/factories/planned.ts';
import { SeededRandom } from '../../support/seeded-random.ts';
import { apiForFile } from '../../support/test-api.ts';
import { minuteMs } from '../../support/test-deps.ts';

const total = Number(process.env['PLANS'] ?? 50);
const seed = Number(process.env['SEED'] ?? (process.env['PLANS'] ? Date.now() : 1));
const random = new SeededRandom(seed);
const span = Math.ceil(total * 1.2);
const start = Date.parse('2026-03-11T09:00:00.000Z');
const minute = (at: number) => new Date(start + at * minuteMs).toISOString();

/** What happens to a post and when, in order. */
type Fate = [cause: 'publish' | 'planned' | 'removed', at: string][];

const api = apiForFile();
let scheduler: ChildProcess | undefined;
afterAll(() => scheduler?.kill('SIGKILL'));

/** Two minutes, the second one later. */
function twoMinutes(): [string, string] {
	const first = random.below(span);
	return [minute(first), minute(first + 1 + random.below(span - first))];
}

/** A post that comes out and leaves again, or a live one that changes and leaves. */
async function plan(index: number): Promise<[string, Fate]> {
	const [first, second] = twoMinutes();
	if (index % 2 === 0) {
		const { id } = await createdPost(api, { title: `Post ${index}`, scheduled_at: first });
		await plannedRemoval(api, id, second);
		return [
			id,
			[
				['publish', first],
				['removed', second],
			],
		];
	}
	const { id } = await createdPost(api, { title: `Post ${index}`, published: true });
	const reply = await api.call(adminPosts, { action: 'get', slug: id });
	if (!('post' in reply)) throw new Error('get answers a post');
	await plannedChange(api, reply.post, { at: first, title: `Mudado ${index}` });
	await plannedRemoval(api, id, second);
	return [
		id,
		[
			['planned', first],
			['removed', second],
		],
	];
}

async function startScheduler(): Promise<ChildProcess> {
	const child = fork(join(import.meta.dirname, '../../support/scheduler-program.ts'), [api.url], {
		execArgv: [],
	});
	await once(child, 'message');
	return child;
}

/** Ticks in two processes at once; now and then one is killed at any point of its work. */
async function tickTwice(iso: string): Promise<void> {
	scheduler ??= await startScheduler();
	api.deps.clock.set(iso);
	const over = new AbortController();
	const until = (event: string, from = scheduler) =>
		from && once(from, event, { signal: over.signal }).catch(() => undefined);
	const other = Promise.race([until('message'), until('exit')]).finally(() => over.abort());
	scheduler.send(iso);
	if (random.below(10) === 0) {
		await pause(random.below(40));
		scheduler.kill('SIGKILL');
		scheduler = undefined;
	}
	await Promise.all([runSchedule(api.deps), other]);
}

test(`two schedulers, one killed now and then, carry out ${total} plans once each, in order, at their minute`, {
	timeout: 60_000 + total * 2_000,
}, async () => {
	const fates = new Map<string, Fate>();
	for (let index = 0; fates.size * 2 < total; index += 1) fates.set(...(await plan(index)));
	const before = await api.db.select({ id: publications.id }).from(publications);
	const minutes = [...new Set([...fates.values()].flat().map(([, at]) => at))].sort();
	for (const at of minutes) await tickTwice(at);

	const revisions = await api.db
		.select()
		.from(postRevisions)
		.orderBy(asc(postRevisions.post_id), asc(postRevisions.revision));
	const done = Map.groupBy(
		revisions.filter(({ revision }) => revision > 1),
		({ post_id }) => post_id,
	);
	for (const [id, fate] of fates) {
		expect(
			done.get(id)?.map(({ cause, created_at }) => [cause, created_at]),
			`seed ${seed}`,
		).toEqual(fate);
	}
	const after = await api.db
		.select({ id: publications.id, at: publications.created_at })
		.from(publications)
		.orderBy(asc(publications.id));
	const times = after.slice(before.length).map(({ at }) => at);
	expect(times).toEqual(times.toSorted());
	expect([...new Set(times)]).toEqual(minutes);
});
