import { expect, test } from 'vitest';
import { paths } from '#config/paths';
import { blogPosts } from '#db/schema';
import { searches, visits } from '#db/visit-schema';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';
import { dayMs, hourMs, minuteMs } from '../../support/test-deps.ts';
import { faultsOf } from '../../support/visits/faults-of.ts';
import { makeVisits } from '../../support/visits/make-visits.ts';
import type { Counts } from '../../support/visits/tally.ts';
import type { VisitCall } from '../../support/visits/visit-call.ts';

const deep = process.env['VISITS'] !== undefined;
const count = Number(process.env['VISITS'] ?? 2_000);
const seed = Number(process.env['SEED'] ?? (deep ? Date.now() : 1));
const days = deep ? 25 : 5;
const tickMs = 3 * hourMs;
const startsAt = Date.parse('2026-03-10T03:00:00.000Z');

const api = apiForFile();

async function makePosts(howMany: number, published: boolean): Promise<string[]> {
	const slugs: string[] = [];
	for (let post = 0; post < howMany; post += 1) {
		slugs.push((await createdPost(api, { published })).slug);
	}
	return slugs;
}

/** The scheduler every three hours, São Paulo's midnight among them, and now and then a desk that wants to see the views of the last minutes. */
async function passTime(at: number): Promise<void> {
	const { clock, now } = api.deps;
	const first = Math.floor(now().getTime() / tickMs + 1) * tickMs;
	for (let next = first; next <= at; next += tickMs) {
		clock.set(new Date(next).toISOString());
		if ((next / tickMs) % 4 === 0) await api.tryCall('site-status', {});
		await runSchedule(api.deps);
	}
	clock.set(new Date(at).toISOString());
}

/** Sends everything in its time. */
async function replay(calls: VisitCall[]) {
	for (const { at, name, input, ip, headers } of calls) {
		if (at > api.deps.now().getTime()) await passTime(at);
		const { status } = await api.send(name, input, { ip, headers });
		if (status >= 500) throw new Error(`${name} answered ${status}`);
	}
	await passTime(startsAt + (days + 2) * dayMs);
	do api.deps.clock.advance(minuteMs);
	while (!(await runSchedule(api.deps)).wasIdle);
}

async function readVisits(): Promise<Counts> {
	const posts = await api.db.select({ id: blogPosts.id, slug: blogPosts.slug }).from(blogPosts);
	const slugs = new Map(posts.map(({ id, slug }) => [id, slug]));
	const rows = await api.db.select().from(visits);
	return new Map(
		rows.map(({ post_id, since, kind, count: views }) => [
			`${slugs.get(post_id)}|${since}|${kind}`,
			views,
		]),
	);
}

const readSearches = async (part: 'times' | 'results'): Promise<Counts> => {
	const rows = await api.db.select().from(searches);
	return new Map(rows.map((row) => [`${row.day}|${row.query}`, row[part]]));
};

test(
	'the counts of a replay are the truth, but for readers whose places others of their address have',
	async () => {
		const [posts, drafts] = [await makePosts(deep ? 60 : 12, true), await makePosts(2, false)];
		const pages = new Set(posts.map((slug) => paths.post(slug)));
		api.deps.hasPage = async (path) => pages.has(path);
		api.deps.clock.set(new Date(startsAt).toISOString());
		const truth = makeVisits(seed, count, { posts, drafts, startsAt, days });
		console.info(`SEED=${seed}`);
		await replay(truth.calls);
		const { visits: all, unsure, searches: asked } = truth;
		expect(faultsOf(await readVisits(), { truth: all, unsure })).toEqual([]);
		expect(faultsOf(await readSearches('times'), { truth: asked })).toEqual([]);
		expect(await readSearches('results')).toEqual(truth.results);
		expect(
			[...api.deps.blobs.texts.keys()].filter((key) => /^(?:views|searches)/.test(key)),
		).toEqual([]);
	},
	60_000 + 10 * count,
);
