import { type RefObject, useEffect, useRef, useState } from 'react';
import { paths } from '#config/paths';
import type { PostCard } from '#domain/post/post';
import { findSnippet } from '#domain/search/highlight-words';
import type { SearchTerm } from '#domain/search/search-match';
import { listHiddenTerms, TextRow, type TextRowProps } from './text-row.tsx';

/** A row that reads in the article what it does not show by itself, once the reader is near. */
export function TextHit({ post, terms }: TextRowProps) {
	const row = useRef<HTMLLIElement>(null);
	return <TextRow ref={row} post={post} terms={terms} found={useFound(row, post, terms)} />;
}

function useFound(row: RefObject<HTMLElement | null>, post: PostCard, terms: SearchTerm[]) {
	const hidden = listHiddenTerms(post, terms).flat().join(' ');
	const [found, setFound] = useState<string>();
	useEffect(() => {
		if (hidden === '' || !row.current) return;
		const leaving = new AbortController();
		setFound(undefined);
		const read = () =>
			readArticleText(post.slug, leaving.signal).then(
				(text) => setFound(findSnippet(text, hidden.split(' ')) ?? post.excerpt),
				() => leaving.signal.aborted || setFound(post.excerpt),
			);
		const unwatch = onceNear(row.current, read);
		return () => {
			unwatch();
			leaving.abort();
		};
	}, [row, post.slug, post.excerpt, hidden]);
	return found;
}

/** Calls back before the reader scrolls to an element: the first pictures do not wait for rows further down. */
function onceNear(element: Element, act: () => void): () => void {
	const watch = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			watch.disconnect();
			act();
		},
		{ rootMargin: '50%' },
	);
	watch.observe(element);
	return () => watch.disconnect();
}

async function readArticleText(slug: string, signal: AbortSignal): Promise<string> {
	const response = await fetch(paths.post(slug), { signal });
	const page = new DOMParser().parseFromString(await response.text(), 'text/html');
	const blocks = page.querySelectorAll(
		'.prose :is(p, li, h2, h3, h4, td, th, pre, figcaption, blockquote > cite)',
	);
	return Array.from(blocks, (block) => block.textContent).join(' ');
}
