import { expect } from 'vitest';
import { stripTitlePrefix } from '#domain/text/title-prefix';
import type { Kept } from '../kept.ts';

interface Post {
	id: string;
	slug: string;
	title: string;
	content: string;
}

export const aPost = async ({ desk }: Kept, content: string): Promise<Post> => {
	const { post } = await desk.call<{ post: Post }>('create-post', {
		title: `Um post ${crypto.randomUUID().slice(0, 8)}`,
		content,
		author: 'Marina',
		category: 'Guias',
	});
	return post;
};

/** Opens the form; the cursor is at the end of the text. */
export async function write({ visit }: Kept, id: string): Promise<void> {
	await visit.open(`/admin/edit/${id}`);
	await visit.until('the editor', ({ find }) => find('.cm-content') && true);
	await visit.run(({ find }) => find('.cm-content')?.focus());
	await visit.press('Control+End');
}

async function readText({ desk }: Kept, id: string): Promise<string> {
	const { draft } = await desk.call<{ draft: { fields: { content: string } } | null }>('drafts', {
		action: 'get',
		post_id: id,
	});
	if (draft) return draft.fields.content;
	const { post } = await desk.call<{ post: Post }>('admin-posts', { action: 'get', slug: id });
	return stripTitlePrefix(post.content);
}

/** What the server has been given. */
export const expectText = (kept: Kept, id: string) =>
	expect.poll(() => readText(kept, id), { timeout: 15_000, interval: 300 });
