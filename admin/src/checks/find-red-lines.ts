import { drafts } from '#contract/drafts';
import { fold } from '#domain/fold';
import { call } from '../api/call.ts';
import { fetchPost, fetchPostList } from '../api/queries.ts';
import { type PostValues, valuesOf } from '../journal/post-values.ts';
import { type Check, checkText, linkedPosts } from './check-text.ts';
import { isPublished } from './is-published.ts';

/** What a reader would stumble over; the rest of the check list is advice. */
const red: readonly Check['name'][] = ['links', 'coverAlt', 'imagesAlt', 'sameTitle'];
const mostLinks = 50;

async function brokenLinks(content: string): Promise<Check[]> {
	const links = [...linkedPosts(content)].slice(0, mostLinks);
	const open = await Promise.all(links.map(([slug]) => isPublished(slug)));
	return links
		.filter((_, index) => !open[index])
		.map(([slug, at]) => ({ name: 'links', fine: false, at, path: `/post/${slug}` }));
}

async function sameTitle(id: string, title: string): Promise<Check> {
	const q = title.trim().slice(0, 200);
	const { posts } = await fetchPostList({ page: 1, status: 'all', sort: 'recent', q });
	const twins = posts.filter((post) => post.id !== id && fold(post.title) === fold(q));
	return { name: 'sameTitle', fine: twins.length === 0 };
}

/** What publishing would bring to readers: the working copy, where there is one. */
async function textToPublish(id: string): Promise<PostValues> {
	const [post, { draft }] = await Promise.all([
		fetchPost(id),
		call(drafts, { action: 'get', post_id: id }),
	]);
	return draft?.fields ?? valuesOf(post);
}

/** The red lines of the check list, asked for before a post is published from where its text is not seen. */
export async function findRedLines(id: string): Promise<Check[]> {
	const values = await textToPublish(id);
	const [links, title] = await Promise.all([
		brokenLinks(values.content),
		sameTitle(id, values.title),
	]);
	return [...checkText(values), title, ...links].filter(
		({ name, fine }) => !fine && red.includes(name),
	);
}
