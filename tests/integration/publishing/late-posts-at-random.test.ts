import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordBuild } from '#actions/record-build';
import { runSchedule } from '#actions/run-schedule';
import { bulkPosts } from '#contract/bulk-posts';
import { deletePost } from '#contract/delete-post';
import { togglePublish } from '#contract/toggle-publish';
import { updatePost } from '#contract/update-post';
import { findNewestPublication } from '#db/publications';
import { blogPosts } from '#db/schema';
import { copyFieldsOf } from '#domain/post-versions';
import { renderLate } from '#lib/late-renderer';
import { stageOf } from '../../../admin/src/site/publication-stage.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { createTestLane, type TestLane } from '../../support/memory-late-store.ts';
import { SeededRandom } from '../../support/seeded-random.ts';
import { createTestApi, type TestApi } from '../../support/test-api.ts';
import { minuteMs } from '../../support/test-deps.ts';

const total = Number(process.env['LATE_POSTS'] ?? 20);
const seed = Number(process.env['SEED'] ?? (process.env['LATE_POSTS'] ? Date.now() : 1));
const random = new SeededRandom(seed);

/** What a deploy shows: the revision at each slug. */
interface Deploy {
	publication: number;
	files: Map<string, number>;
}

let api: TestApi;
let lane: TestLane;
/** What readers get, and a deploy that has read its data and is not there yet. */
let deployed: Deploy = { publication: 0, files: new Map() };
let underWay: Deploy | undefined;
/** Whether the last attempt to write to the store ended well. */
let isForward = true;

beforeAll(async () => {
	api = await createTestApi();
	lane = createTestLane(renderLate);
	api.deps.lane = lane;
	for (let index = 0; index < 8; index += 1) await createdPost(api, { title: `Post ${index}` });
});
afterAll(() => api.close());

const listPosts = () => api.db.select().from(blogPosts);
const isPublic = ({ published, deleted_at }: Row) => published && deleted_at === null;
type Row = Awaited<ReturnType<typeof listPosts>>[number];

/** What a reader finds at an address: a revision, or 0. */
const readPage = (slug: string) =>
	deployed.files.get(slug) ?? lane.find(slug, deployed.publication)?.revision ?? 0;

async function startDeploy(): Promise<void> {
	const rows = (await listPosts()).filter(isPublic);
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

async function save({ id }: Row, change: object): Promise<void> {
	const { post } = (await api.tryCall('admin-posts', { action: 'get', slug: id })).body;
	await api.call(updatePost, { ...copyFieldsOf(post), id, revision: post.revision, ...change });
}

const acts: Record<string, (post: Row, others: Row[]) => Promise<unknown>> = {
	publish: ({ id }) => api.call(togglePublish, { postId: id, publish: true }),
	unpublish: ({ id }) => api.call(togglePublish, { postId: id, publish: false }),
	edit: (post) => save(post, { title: `Título ${random.below(1_000)}` }),
	rename: (post) => save(post, { slug: `nome-${random.below(40)}` }),
	delete: ({ id }) => api.call(deletePost, { postId: id }),
	publishMany: (_, others) => bulk('publish', others),
	unpublishMany: (_, others) => bulk('unpublish', others),
	schedule: async (post) => {
		if (!post.published) await save(post, { scheduled_at: api.deps.now().toISOString() });
		await tick();
	},
	atOnce: (post, [other]) =>
		Promise.all([
			api.call(togglePublish, { postId: post.id, publish: !post.published }),
			other && api.call(togglePublish, { postId: other.id, publish: !other.published }),
		]),
};
const bulk = (action: 'publish' | 'unpublish', posts: Row[]) =>
	api.call(bulkPosts, { action, postIds: posts.slice(0, 3).map(({ id }) => id) });

async function tick(): Promise<void> {
	api.deps.clock.advance(minuteMs);
	await runSchedule(api.deps);
}

const faults: Record<string, () => void> = {
	none: () => undefined,
	write: () => {
		lane.before = (call) => {
			if (call === 'replace' && random.below(2) === 0) throw new Error('the store is full');
		};
	},
	read: () => {
		lane.before = () => {
			throw new Error('the store is down');
		};
	},
	purge: () => {
		lane.purge = () => Promise.reject(new Error('the network refuses'));
	},
	hook: () => {
		api.deps.hook.act = () => Promise.reject(new Error('the hook refuses'));
	},
	render: () => {
		lane.renderLate = () => Promise.reject(new Error('the code is missing'));
	},
};

function mend(): void {
	lane.before = () => undefined;
	lane.purge = async () => undefined;
	lane.renderLate = renderLate;
	api.deps.hook.act = async () => undefined;
}

/** Does one thing under one fault; a call may be refused, but never for the fault. */
async function act(): Promise<string> {
	if ((await listPosts()).filter(({ deleted_at }) => !deleted_at).length < 6) {
		await createdPost(api, { title: `Mais um ${random.below(1_000)}` });
	}
	const rows = await listPosts();
	const post = random.pick(rows.filter(({ deleted_at }) => !deleted_at));
	const others = rows.filter(({ id, deleted_at }) => id !== post.id && !deleted_at);
	const name = random.pick(Object.keys(acts));
	const fault = random.below(3) === 0 ? random.pick(Object.keys(faults)) : 'none';
	const linesBefore = api.deps.lines.length;
	const before = await findNewestPublication(api.db);
	faults[fault]?.();
	await acts[name]?.(post, others).catch((error: Error) => {
		if (!/slug_taken|já existe|409/.test(error.message)) throw error;
	});
	mend();
	const lines = api.deps.lines.slice(linesBefore).join();
	if ((await findNewestPublication(api.db)) > before) isForward = true;
	if (lines.includes('late_posts_failed')) isForward = false;
	return `${name} under ${fault}`;
}

/** The desk's claim about each post against what a reader finds. */
async function judgeDesk(after: string): Promise<void> {
	for (const { id, slug, title, revision, ...row } of await listPosts()) {
		const wanted = isPublic({ ...row, id, slug, title, revision } as Row) ? revision : 0;
		const page = readPage(slug);
		const isShown = wanted === 0 ? page === 0 : page >= wanted;
		const change = {
			...{ publication: Number.MAX_SAFE_INTEGER, postId: id, slug, title, revision: wanted },
			...{ savedAt: '2026-03-10T12:00:00.000Z', addressAt: null, liveAt: null },
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
	const rows = await listPosts();
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
		const what = await act();
		done.push(what);
		const trail = done.slice(-6).join(', ');
		await judgeDesk(trail);
		if (isForward) await judgeReaders(trail);
		if (random.below(4) === 0) await startDeploy();
		if (random.below(5) === 0) {
			await landDeploy();
			await tick();
			isForward = true;
			await judgeReaders(`${trail}, a deploy and a tick`);
		}
	}
	await landDeploy();
	await startDeploy();
	await landDeploy();
	const published = (await listPosts()).filter(isPublic);
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
