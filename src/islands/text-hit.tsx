import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PostCard } from '#domain/post/post';
import type { SearchTerm } from '#domain/search/search-match';
import { findDrawn, readSentence } from './found-sentence.ts';
import { listHiddenTerms, TextRow, type TextRowProps } from './text-row.tsx';

/** A row that reads in the article what it does not show by itself, once the reader is near. */
export function TextHit({ post, terms }: TextRowProps) {
	const row = useRef<HTMLLIElement>(null);
	return <TextRow ref={row} post={post} terms={terms} found={useFound(row, post, terms)} />;
}

function useFound(row: RefObject<HTMLElement | null>, post: PostCard, terms: SearchTerm[]) {
	const hidden = listHiddenTerms(post, terms).flat();
	const words = hidden.join(' ');
	const [found, setFound] = useState(() => findDrawn({ post, hidden }));
	// biome-ignore lint/correctness/useExhaustiveDependencies: a list of the same words is another list each time
	useEffect(() => {
		if (words === '' || !row.current) return;
		const sought = { post, hidden };
		setFound(findDrawn(sought));
		if (findDrawn(sought)) return;
		const leaving = new AbortController();
		const unwatch = onceNear(row.current, () =>
			readSentence(sought, leaving.signal).then(
				(sentence) => leaving.signal.aborted || setFound(sentence),
			),
		);
		return () => {
			unwatch();
			leaving.abort();
		};
	}, [row, post.slug, post.excerpt, words]);
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
