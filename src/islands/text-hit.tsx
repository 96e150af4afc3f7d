import { type RefObject, useEffect, useRef, useState } from 'react';
import { CategoryBadge } from '#components/category-badge.tsx';
import { PostMeta } from '#components/post-meta.tsx';
import { paths } from '#config/paths';
import type { PostCard } from '#domain/post';
import { findSnippet } from '#search/find-snippet';
import { findRanges } from '#search/mark-words';
import { Marked } from './marked.tsx';

interface TextHitProps {
	post: PostCard;
	terms: string[];
}

/** A post whose title does not hold all terms, with the sentence that does. */
export function TextHit({ post, terms }: TextHitProps) {
	const row = useRef<HTMLLIElement>(null);
	const snippet = useSnippet(row, post, terms);
	const mark = (text: string) => <Marked text={text} terms={terms} />;
	return (
		<li ref={row}>
			<CategoryBadge category={post.category} />
			<h3>
				<a href={paths.post(post.slug)}>{mark(post.title)}</a>
			</h3>
			<p className="snip">{mark(snippet)}</p>
			<PostMeta post={post} author={mark(post.author)} />
		</li>
	);
}

/** Where the terms are: in the excerpt or, once the row is near and the article has been fetched, in its text. */
function useSnippet(row: RefObject<HTMLElement | null>, post: PostCard, terms: string[]): string {
	const hidden = listHiddenTerms(post, terms).join(' ');
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
	if (hidden !== '') return found ?? '';
	return findSnippet(post.excerpt, terms) ?? post.excerpt;
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

/** The terms that the row does not show by itself, so they must occur in the article's text. */
function listHiddenTerms({ title, excerpt, author }: PostCard, terms: string[]): string[] {
	return terms.filter((term) =>
		[title, excerpt, author].every((text) => findRanges(text, [term]).length === 0),
	);
}

async function readArticleText(slug: string, signal: AbortSignal): Promise<string> {
	const response = await fetch(paths.post(slug), { signal });
	const page = new DOMParser().parseFromString(await response.text(), 'text/html');
	const blocks = page.querySelectorAll(
		'.prose :is(p, li, h2, h3, h4, td, th, pre, figcaption, blockquote > cite)',
	);
	return Array.from(blocks, (block) => block.textContent).join(' ');
}
