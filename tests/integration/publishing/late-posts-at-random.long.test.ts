import { isNotNull } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { findNewestPublication } from '#db/publishing/publications';
import { blogPosts } from '#db/schema';
import { renderLate } from '#lib/late-post-renderer';
import { recordBuild } from '#steps/publish/record-build';
import { stageOf } from '../../../admin/src/site/publication-stage.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import {
	isPublic,
	type LaneBlog,
	listPosts,
	liveInTheLane,
	type PostRow,
	tick,
} from '../../support/lane-life.ts';
import { createTestLane, type TestLane } from '../../support/memory-late-store.ts';
import { SeededRandom } from '../../support/seeded-random.ts';
import { apiForFile } from '../../support/test-api.ts';

const total = Number(process.env['LATE_POSTS'] ?? 20);
const seed = Number(process.env['SEED'] ?? (process.env['LATE_POSTS'] ? Date.now() : 1));
const random = new SeededRandom(seed);

/** What a deploy shows: the revision at each slug. */
interface Deploy {
	publication: number;
	files: Map<string, number>;
}

const api = apiForFile();
let lane: TestLane;
/** What readers get, and a deploy that has read its data and is not there yet. */
let deployed: Deploy = { publication: 0, files: new Map() };
let underWay: Deploy | undefined;
let blog: LaneBlog;
let life: ReturnType<typeof liveInTheLane>;

beforeAll(async () => {
	lane = createTestLane(renderLate);
	api.deps.lane = lane;
	blog = { api, lane, random };
	life = liveInTheLane(blog);
	for (let index = 0; index < 8; index += 1) await createdPost(api, { title: `Post ${index}` });
});

/** What a reader finds at an address: a revision, or 0. */
const readPage = (slug: string) =>
	deployed.files.get(slug) ?? lane.find(slug, deployed.publication)?.revision ?? 0;

async function startDeploy(): Promise<void> {
	const rows = (await listPosts(blog)).filter(isPublic);
	const publication = await findNewestPublication(api.db);
	underWay ??= { publication, files: new Map(rows.map(({ slug, revision }) => [slug, revision])) };
}

async function landDeploy(): Promise<void> {
	if (!underWay) return;
	deployed = underWay;
	underWay = undefined;
	const { publication } = deployed;
	await recordBuild(api.deps, { kind: 'succeeded', publication, durationMs: 1 });
}

/** The desk's claim about each post against what a reader finds. */
async function judgeDesk(after: string): Promise<void> {
	for (const { id, slug, title, revision, ...row } of await listPosts(blog)) {
		const wanted = isPublic({ ...row, id, slug, title, revision } as PostRow) ? revision : 0;
		const page = readPage(slug);
		const isShown = wanted === 0 ? page === 0 : page >= wanted;
		const change = {
			publication: Number.MAX_SAFE_INTEGER,
			postId: id,
			slug,
			title,
			revision: wanted,
			savedAt: '2026-03-10T12:00:00.000Z',
			addressAt: null,
			liveAt: null,
		};
		const { at } = stageOf(change, {
			status: undefined,
			livePublication: deployed.publication,
			isAtAddress: isShown,
			containedSinceMs: null,
			nowMs: 0,
		});
		expect(at === 'address', `${after}: ${title}`).toBe(isShown);
	}
}

/** Wherever the deploy has no file, readers have the present state. */
async function judgeReaders(after: string): Promise<void> {
	const rows = await listPosts(blog);
	const bySlug = new Map(rows.filter(isPublic).map((post) => [post.slug, post.revision]));
	const known = new Set([...rows.map(({ slug }) => slug), ...[...lane.texts.keys()].map(slugOf)]);
	for (const slug of known) {
		if (deployed.files.has(slug)) continue;
		expect(readPage(slug), `${after}: ${slug}`).toBe(bySlug.get(slug) ?? 0);
	}
}
const slugOf = (key: string) => key.replace('1/', '');

test(`${total} publications in any order, with faults: no false 'No ar', nothing lost, and the next deploy is the whole truth`, async () => {
	console.info(`SEED=${seed}`);
	const done: string[] = [];
	while ((await findNewestPublication(api.db)) < total) {
		const what = await life.act();
		done.push(what);
		const trail = done.slice(-6).join(', ');
		await judgeDesk(trail);
		if (life.isForward) await judgeReaders(trail);
		if (random.below(4) === 0) await startDeploy();
		if (random.below(5) === 0) {
			await landDeploy();
			await tick(blog);
			life.isForward = true;
			await judgeReaders(`${trail}, a deploy and a tick`);
		}
	}
	await landDeploy();
	await startDeploy();
	await landDeploy();
	const published = (await listPosts(blog)).filter(isPublic);
	const clean = new Map(published.map(({ slug, revision }) => [slug, revision]));
	expect(deployed.files).toEqual(clean);
	for (const key of lane.texts.keys()) {
		expect(JSON.parse(lane.texts.get(key) ?? '').publication).toBeLessThanOrEqual(
			deployed.publication,
		);
		if (!clean.has(slugOf(key))) expect(readPage(slugOf(key)), key).toBe(0);
	}
	const ever = await api.db.select().from(blogPosts).where(isNotNull(blogPosts.published_at));
	expect(ever.length).toBeGreaterThan(3);
}, 1_200_000);
