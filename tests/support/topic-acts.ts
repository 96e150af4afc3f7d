import { sql } from 'drizzle-orm';
import { createCategory } from '#contract/categories';
import type { InputOf } from '#contract/endpoint';
import { changeTopic } from '#contract/topics';
import { findPost } from '#db/posts/find-post';
import { readPublicBlog } from '#db/publishing/read-snapshot';
import { listRows } from '#db/sql-text';
import type { TestApi } from './test-api.ts';

/** Every table that a change of topics may touch. */
const tables = [
	'blog_posts',
	'categories',
	'drafts',
	'plans',
	'post_revisions',
	'former_categories',
	'former_tags',
];

/** What the page of topics does, and what can be seen of it. */
export function topicActs(api: TestApi) {
	const change = (input: InputOf<typeof changeTopic>) => api.call(changeTopic, input);
	return {
		change,
		refused: async (input: unknown) => {
			const { status, body } = await api.tryCall('change-topic', input);
			return { status, error: body.error, code: body.code, details: body.details };
		},
		aCategory: async (name: string) => (await api.call(createCategory, { name })).category,
		rename: (id: string, name: string) =>
			change({ action: 'change-category', id, name, icon: null, accent: null, line: '' }),
		undo: (id: string | null) => change({ action: 'undo', change: id ?? '' }),
		get: async (id: string) => {
			const post = await findPost(api.db, id);
			if (!post) throw new Error('the post is gone');
			return post;
		},
		formerOf: () =>
			readPublicBlog(api.db, 'created_at', async (blog) => ({
				categories: blog.former_categories,
				tags: blog.former_tags,
			})),
		allRows: () =>
			Promise.all(
				tables.map((name) =>
					listRows(
						api.db,
						sql`select to_jsonb(t) as row from ${sql.identifier(name)} t order by t::text`,
					),
				),
			),
		clear: () =>
			api.db.execute(
				sql`truncate blog_posts, categories, drafts, publications, former_tags, topic_changes cascade`,
			),
	};
}
