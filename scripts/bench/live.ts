import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { paths } from '#config/paths';
import { signInByApi } from '../../tests/support/desk-api.ts';
import { type RunningSite, startSite } from '../../tests/support/running-site.ts';
import type { BenchDatabases } from './databases.ts';
import { quantile, type Section } from './figures.ts';

interface LiveTimes {
	/** Milliseconds from the click until the public address shows the change, one per round. */
	values: number[];
	/** The runner's log lines of the slowest round, with their start times. */
	steps: string[];
}

interface Round {
	ms: number;
	steps: string[];
}

/** The target for ten thousand posts, without a pause between builds. */
const aimMs = 5_000;
const pollMs = 15;
/** Limit for the first build of ten thousand posts on a busy machine. */
const firstBuildMs = 900_000;

interface ListedPost {
	id: string;
	slug: string;
	revision: number;
}

/** Measures one click until the reader's address gives the expected reply. */
async function clickAndWait(options: {
	site: RunningSite;
	click: () => Promise<unknown>;
	path: string;
	isThere: (status: number, text: string) => boolean;
}): Promise<Round> {
	const { site, click, path, isThere } = options;
	const printedBefore = site.output().length;
	const startedAt = performance.now();
	const steps: string[] = [];
	let told = '';
	await click();
	for (;;) {
		const line = site.output().slice(printedBefore).trim().split('\n').at(-1) ?? '';
		const ms = Math.round(performance.now() - startedAt);
		if (line !== told) steps.push(`${ms} ms ${line}`);
		told = line;
		const answer = await fetch(site.url + path, { cache: 'no-store' });
		if (isThere(answer.status, await answer.text()))
			return { ms: performance.now() - startedAt, steps };
		await setTimeout(pollMs);
	}
}

/** Unpublishes and publishes posts in turn through the real runner, `rounds` times. */
async function measureSite(site: RunningSite, rounds: number): Promise<LiveTimes> {
	const desk = await signInByApi(site);
	const { posts } = await desk.call<{ posts: ListedPost[] }>('admin-posts', {
		action: 'list',
		status: 'published',
		pageSize: 20,
	});
	const done: Round[] = [];
	for (let round = 0; round < rounds; round += 1) {
		const post = posts[Math.floor(round / 2) % posts.length];
		if (!post) throw new Error('there is no published post to publish');
		const publish = round % 2 === 1;
		const wanted = publish ? 200 : 404;
		done.push(
			await clickAndWait({
				site,
				click: () => desk.call('toggle-publish', { postId: post.id, publish }),
				path: paths.post(post.slug),
				isThere: (status) => status === wanted,
			}),
		);
	}
	const slowest = done.toSorted((a, b) => b.ms - a.ms)[0];
	return { values: done.map(({ ms }) => ms), steps: slowest?.steps ?? [] };
}

/** Measures from the click on publish to the public address, with `npm start` on a corpus of `count` posts. */
async function measureLiveAt(
	databases: BenchDatabases,
	count: number,
	rounds: number,
): Promise<LiveTimes> {
	const dataDir = await mkdtemp(join(tmpdir(), 'blog-live-'));
	const env = { DATABASE_URL: await databases.clone(count), BUILD_MIN_INTERVAL: '0' };
	const site = await startSite({ dataDir, env, limitMs: firstBuildMs });
	try {
		await clickOnce(site);
		return await measureSite(site, rounds);
	} finally {
		await site.remove();
		await rm(dataDir, { recursive: true, force: true });
	}
}

/** The first build after a start warms the caches that later ones use. */
async function clickOnce(site: RunningSite): Promise<void> {
	await measureSite(site, 2);
}

/** Click to live for each corpus size: the median and the 95th percentile of `rounds` clicks. */
export async function measureLive(
	databases: BenchDatabases,
	{ counts = [100, 1_000, 10_000], rounds = 12 } = {},
): Promise<Section> {
	const figures = [];
	for (const count of counts) {
		const { values } = await measureLiveAt(databases, count, rounds);
		const name = `click to live, ${count.toLocaleString('en')} posts`;
		const p95 = quantile(values, 0.95);
		const budget = count === 10_000 ? { budget: aimMs } : {};
		figures.push(
			{ name: `${name}, median`, unit: 'ms' as const, values },
			{ name: `${name}, 95 %`, unit: 'ms' as const, values: [p95], ...budget },
		);
	}
	return { title: 'From the click to the public address', figures };
}
