import { paths } from '#config/paths';
import type { PostCard } from '#domain/post/post';
import { findSnippet } from '#domain/search/highlight-words';

/** What a row of results shows of its article: the post, and the terms that the row does not show by itself. */
export interface Sought {
	post: PostCard;
	hidden: readonly string[];
}

/** The article's sentence with the hidden terms; the excerpt where none is found or the article does not load. */
export async function readSentence({ post, hidden }: Sought, signal: AbortSignal): Promise<string> {
	const text = await readArticleText(post.slug, signal).catch(() => '');
	return findSnippet(text, hidden) ?? post.excerpt;
}

async function readArticleText(slug: string, signal: AbortSignal): Promise<string> {
	const response = await fetch(paths.post(slug), { signal });
	const page = new DOMParser().parseFromString(await response.text(), 'text/html');
	const blocks = page.querySelectorAll(
		'.prose :is(p, li, h2, h3, h4, td, th, pre, figcaption, blockquote > cite)',
	);
	return Array.from(blocks, (block) => block.textContent).join(' ');
}

const keyOf = ({ post, hidden }: Sought) => [post.slug, ...hidden].join(' ');
const drawn = new Map<string, string>();

/** Keeps a sentence that was drawn before React, which must render the same. */
export const keepDrawn = (sought: Sought, sentence: string): void => {
	drawn.set(keyOf(sought), sentence);
};

export const findDrawn = (sought: Sought): string | undefined => drawn.get(keyOf(sought));
