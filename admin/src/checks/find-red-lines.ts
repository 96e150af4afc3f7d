import { linkedPosts as linkedPostsCall } from '#contract/linked-posts';
import { workingCopies } from '#contract/working-copies';
import { fold } from '#domain/fold';
import { valuesOf } from '#domain/form-values';
import { call } from '../api/call.ts';
import { fetchPost, fetchPostList } from '../api/queries.ts';
import type { PostValues } from '../text/post-values.ts';
import { type Check, checkText, linkedPosts } from './check-text.ts';

const red: readonly Check['name'][] = ['links', 'coverAlt', 'imagesAlt', 'sameTitle'];
/** Problems that readers would notice; the other checks are advice. */
export const isRed = ({ name, fine }: Check): boolean => !fine && red.includes(name);
const mostLinks = 50;

async function brokenLinks(content: string): Promise<Check[]> {
	const links = [...linkedPosts(content)].slice(0, mostLinks);
	if (links.length === 0) return [];
	const slugs = links.map(([slug]) => slug);
	const { posts } = await call(linkedPostsCall, { action: 'states', slugs });
	const open = new Set(
		posts.filter((post) => post.published && !post.deleted_at).map(({ asked }) => asked),
	);
	return links
		.filter(([slug]) => !open.has(slug))
		.map(([slug, at]) => ({ name: 'links', fine: false, at, path: `/post/${slug}` }));
}

async function sameTitle(id: string, title: string): Promise<Check> {
	const q = title.trim().slice(0, 200);
	const { posts } = await fetchPostList({ page: 1, status: 'all', sort: 'recent', q });
	const twins = posts.filter((post) => post.id !== id && fold(post.title) === fold(q));
	return { name: 'sameTitle', fine: twins.length === 0 };
}

/** The text that publishing would show to readers: the working copy, if there is one. */
async function textToPublish(id: string): Promise<PostValues> {
	const [post, { draft }] = await Promise.all([
		fetchPost(id),
		call(workingCopies, { action: 'get', post_id: id }),
	]);
	return draft?.fields ?? valuesOf(post);
}

/** Finds the serious problems of a post that is published from a screen that does not show its text. */
export async function findRedLines(id: string): Promise<Check[]> {
	const values = await textToPublish(id);
	const [links, title] = await Promise.all([
		brokenLinks(values.content),
		sameTitle(id, values.title),
	]);
	return [...checkText(values), title, ...links].filter(isRed);
}
