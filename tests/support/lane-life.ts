import { bulkPosts } from '#contract/bulk-posts';
import { deletePost } from '#contract/delete-post';
import { togglePublish } from '#contract/toggle-publish';
import { updatePost } from '#contract/update-post';
import { findNewestPublication } from '#db/publishing/publications';
import { blogPosts } from '#db/schema';
import { copyFieldsOf } from '#domain/post/post-versions';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from './factories/new-post.ts';
import type { TestLane } from './memory-late-store.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { TestApi } from './test-api.ts';
import { minuteMs } from './test-deps.ts';

export type PostRow = typeof blogPosts.$inferSelect;

/** A blog with the lane, and all that happens to it. */
export interface LaneBlog {
	api: TestApi;
	lane: TestLane;
	random: SeededRandom;
}

export const isPublic = ({ published, deleted_at }: PostRow) => published && deleted_at === null;

export const listPosts = ({ api }: LaneBlog) => api.db.select().from(blogPosts);

/** A minute passes, and the scheduler runs. */
export async function tick({ api }: LaneBlog): Promise<void> {
	api.deps.clock.advance(minuteMs);
	await runSchedule(api.deps);
}

function listActs(blog: LaneBlog) {
	const { api, random } = blog;
	const toggle = ({ id, published }: PostRow, publish = !published) =>
		api.call(togglePublish, { postId: id, publish });
	const bulk = (action: 'publish' | 'unpublish', posts: PostRow[]) =>
		api.call(bulkPosts, { action, postIds: posts.slice(0, 3).map(({ id }) => id) });
	async function save({ id }: PostRow, change: object): Promise<void> {
		const { post } = (await api.tryCall('admin-posts', { action: 'get', slug: id })).body;
		await api.call(updatePost, { ...copyFieldsOf(post), id, revision: post.revision, ...change });
	}
	return {
		publish: (post) => toggle(post, true),
		unpublish: (post) => toggle(post, false),
		edit: (post) => save(post, { title: `Título ${random.below(1_000)}` }),
		rename: (post) => save(post, { slug: `nome-${random.below(40)}` }),
		delete: ({ id }) => api.call(deletePost, { postId: id }),
		publishMany: (_, others) => bulk('publish', others),
		unpublishMany: (_, others) => bulk('unpublish', others),
		schedule: async (post) => {
			const soon = new Date(api.deps.now().getTime() + 60_000).toISOString();
			if (!post.published) await save(post, { scheduled_at: soon });
			await tick(blog);
		},
		atOnce: (post, [other]) => Promise.all([toggle(post), other && toggle(other)]),
	} satisfies Record<string, (post: PostRow, others: PostRow[]) => Promise<unknown>>;
}

function listFaults({ api, lane, random }: LaneBlog): Record<string, () => void> {
	const refuse = (what: string) => () => Promise.reject(new Error(what));
	return {
		none: () => undefined,
		write: () => {
			lane.before = (call) => {
				if (call === 'replace' && random.below(2) === 0) throw new Error('the store is full');
			};
		},
		read: () => {
			lane.before = refuse('the store is down');
		},
		purge: () => {
			api.deps.purge = refuse('the network refuses');
		},
		hook: () => {
			api.deps.hook.act = refuse('the hook refuses');
		},
		render: () => {
			lane.renderLate = refuse('the code is missing');
		},
	};
}

/** What editors do to the blog, in any order, while its surroundings fail. */
export function liveInTheLane(blog: LaneBlog) {
	const { api, lane, random } = blog;
	const acts = listActs(blog);
	const faults = listFaults(blog);
	const whole = { ...lane };
	const { purge } = api.deps;
	const life = {
		/** Whether the last attempt to write to the store ended well. */
		isForward: true,
		/** Does one thing under one fault, and says what; a call may be refused, but never for the fault. */
		async act(): Promise<string> {
			const posts = (await listPosts(blog)).filter(({ deleted_at }) => !deleted_at);
			if (posts.length < 6) await createdPost(api, { title: `Mais um ${random.below(1_000)}` });
			const rows = (await listPosts(blog)).filter(({ deleted_at }) => !deleted_at);
			const post = random.pick(rows);
			const name = random.pick(Object.keys(acts)) as keyof typeof acts;
			const fault = random.below(3) === 0 ? random.pick(Object.keys(faults)) : 'none';
			const linesBefore = api.deps.lines.length;
			const before = await findNewestPublication(api.db);
			faults[fault]?.();
			const others = rows.filter(({ id }) => id !== post.id);
			await acts[name](post, others).catch((error: Error) => {
				if (!/slug_taken|já existe|409/.test(error.message)) throw error;
			});
			Object.assign(lane, { before: whole.before, renderLate: whole.renderLate });
			api.deps.purge = purge;
			api.deps.hook.act = async () => undefined;
			const lines = api.deps.lines.slice(linesBefore).join();
			if ((await findNewestPublication(api.db)) > before) life.isForward = true;
			if (lines.includes('late_posts_failed')) life.isForward = false;
			return `${name} under ${fault}`;
		},
	};
	return life;
}
