import { useEffect, useState } from 'react';
import { messages } from '#config/messages';
import { paths } from '#config/paths';
import type { PostCard } from '#domain/post';
import { findSnippet } from '#search/find-snippet';
import { Marked } from './marked.tsx';

/** Says that a term is in the article's text and, once the article has been fetched, shows where. */
export function TextHit({ post, terms }: { post: PostCard; terms: string[] }) {
	const [snippet, setSnippet] = useState<string>();
	const wanted = terms.join(' ');
	useEffect(() => {
		if (wanted === '') return;
		const leaving = new AbortController();
		setSnippet(undefined);
		readArticleText(post.slug, leaving.signal).then(
			(text) => setSnippet(findSnippet(text, wanted.split(' '))),
			// The result is valid without its snippet.
			() => undefined,
		);
		return () => leaving.abort();
	}, [post.slug, wanted]);

	if (wanted === '') return null;
	return (
		<p className="text-hit">
			<b>{messages.results.inText}</b>
			{snippet && <Marked text={snippet} terms={terms} />}
		</p>
	);
}

async function readArticleText(slug: string, signal: AbortSignal): Promise<string> {
	const response = await fetch(paths.post(slug), { signal });
	const page = new DOMParser().parseFromString(await response.text(), 'text/html');
	const blocks = page.querySelectorAll('.prose :is(p, li, h2, h3, h4, td, th, pre, figcaption)');
	return Array.from(blocks, (block) => block.textContent).join(' ');
}
