import { globSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { paths } from '#config/paths';
import { signInByApi } from '../../tests/support/desk-api.ts';
import { type RunningSite, startSite } from '../../tests/support/running-site.ts';
import type { BenchDatabases } from './databases.ts';
import { type Figure, quantile, type Section } from './figures.ts';

/** From one click: milliseconds until readers see it. */
interface Round {
	/** At the post's own address. */
	addressMs: number;
	/** On the whole site. */
	siteMs: number;
	/** Of a post that the site did not have. */
	isNew: boolean;
	/** How long each reply took that no file gave, in milliseconds. */
	lateMs: number[];
	/** What such a reply reads. */
	entryBytes: number;
}

/** The targets for ten thousand posts: the whole site, without a pause between builds, and a new post's own address. */
const siteAimMs = 5_000;
export const addressAimMs = 1_500;
const pollMs = 15;
/** Limit for the first build of ten thousand posts on a busy machine. */
const firstBuildMs = 900_000;

interface ListedPost {
	id: string;
	slug: string;
}

function countEntryBytes({ dataDir }: RunningSite, slug: string): number {
	const [file] = globSync(`blobs/entries/*/*late/1/${slug}`, { cwd: dataDir });
	return file ? statSync(join(dataDir, file)).size : 0;
}

/** Measures one click until the post's address and the whole site show it. */
async function clickAndWait(
	site: RunningSite,
	slug: string,
	click: () => Promise<{ publication: number }>,
	wanted: 200 | 404,
): Promise<Round> {
	const startedAt = performance.now();
	const lateMs: number[] = [];
	let entryBytes = 0;
	const { publication } = await click();
	for (let addressMs: number | undefined; ; await setTimeout(pollMs)) {
		const askedAt = performance.now();
		const page = await fetch(site.url + paths.post(slug), { cache: 'no-store' });
		await page.arrayBuffer();
		if (page.status === 200 && page.headers.has('netlify-cache-tag')) {
			lateMs.push(performance.now() - askedAt);
			entryBytes = countEntryBytes(site, slug);
		}
		const isThere = page.status === wanted;
		if (isThere) addressMs ??= performance.now() - startedAt;
		const version = await (await fetch(site.url + paths.version)).json();
		if (addressMs === undefined || version.publication < publication) continue;
		const siteMs = performance.now() - startedAt;
		return { addressMs, siteMs, isNew: wanted === 200, lateMs, entryBytes };
	}
}

/** Unpublishes and publishes posts in turn through the real runner, `rounds` times. */
async function measureSite(site: RunningSite, rounds: number): Promise<Round[]> {
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
		const click = () =>
			desk.call<{ publication: number }>('toggle-publish', { postId: post.id, publish });
		done.push(await clickAndWait(site, post.slug, click, publish ? 200 : 404));
	}
	return done;
}

/** Measures from the click on publish to the public address, with `npm start` on a corpus of `count` posts. */
async function measureLiveAt(
	databases: BenchDatabases,
	count: number,
	rounds: number,
): Promise<Round[]> {
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

/** Median and 95th percentile of one kind of time. */
export function listTimes(name: string, values: number[], budget: number | undefined): Figure[] {
	const p95 = { name: `${name}, 95 %`, unit: 'ms' as const, values: [quantile(values, 0.95)] };
	return [
		{ name: `${name}, median`, unit: 'ms', values },
		{ ...p95, ...(budget !== undefined && { budget }) },
	];
}

/** From `rounds` clicks for each corpus size, half of them on new posts. */
export async function measureLive(
	databases: BenchDatabases,
	{ counts = [100, 1_000, 10_000], rounds = 12 } = {},
): Promise<Section> {
	const figures: Figure[] = [];
	for (const count of counts) {
		const done = await measureLiveAt(databases, count, rounds);
		const held = (budget: number) => (count === 10_000 ? budget : undefined);
		const posts = `${count.toLocaleString('en')} posts`;
		const isNew = done.filter((round) => round.isNew);
		const site = done.map(({ siteMs }) => siteMs);
		const address = isNew.map(({ addressMs }) => addressMs);
		figures.push(
			...listTimes(`click to the whole site, ${posts}`, site, held(siteAimMs)),
			...listTimes(`click to a new post's address, ${posts}`, address, held(addressAimMs)),
			{
				name: `reply before its build, ${posts}`,
				unit: 'ms',
				values: isNew.flatMap(({ lateMs }) => lateMs),
			},
			{
				name: `read for it, ${posts}`,
				unit: 'KB',
				values: isNew.map(({ entryBytes }) => entryBytes / 1024),
			},
		);
	}
	return { title: 'From the click to the public address', figures };
}
