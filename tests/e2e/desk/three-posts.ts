import type { DeskApi } from '../../support/desk-api.ts';
import { aSavedPost, readPost } from './desk-test.ts';

/** Creates one post in each state, each with its own name. */
export async function threePosts(desk: DeskApi) {
	const name = `Lote ${crypto.randomUUID().slice(0, 8)}`;
	const scheduled_at = `${new Date().getUTCFullYear() + 1}-03-05T12:00:00.000Z`;
	const posts = [
		await aSavedPost(desk, { title: `${name} rascunho` }),
		await aSavedPost(desk, { title: `${name} publicado`, published: true }),
		await aSavedPost(desk, { title: `${name} agendado`, scheduled_at }),
	];
	const states = () =>
		Promise.all(
			posts.map(async ({ id }) => {
				const post = await readPost(desk, id);
				return post.published ? 'published' : (post.scheduled_at ?? 'draft');
			}),
		);
	return { name, states, before: ['draft', 'published', scheduled_at] };
}
