import type { Ref } from 'react';
import { CategoryBadge } from '#components/category-badge.tsx';
import { Marked } from '#components/marked.tsx';
import { PostMeta } from '#components/post-meta.tsx';
import { paths } from '#config/paths';
import type { PostCard } from '#domain/post/post';
import { searchFields } from '#domain/post/post-fields';
import { findRanges, findSnippet } from '#domain/search/highlight-words';
import type { SearchTerm } from '#domain/search/search-match';

export interface TextRowProps {
	post: PostCard;
	terms: SearchTerm[];
	/** The sentence of the article that has the terms that the card lacks. */
	found?: string | undefined;
	ref?: Ref<HTMLLIElement>;
}

/** What the row shows only where it has a term; the excerpt, first, also without. */
const snippetFields = searchFields.filter((name) => name !== 'title' && name !== 'author');

/** A post whose title does not hold all terms, with the sentence that does. */
export function TextRow({ post, terms, found, ref }: TextRowProps) {
	const mark = (text: string) => <Marked text={text} terms={terms.flat()} />;
	const isHidden = listHiddenTerms(post, terms).length > 0;
	const shown = snippetFields.flatMap((name) => findSnippet(post[name] ?? '', terms.flat()) ?? []);
	const snippet = isHidden ? found : (shown[0] ?? post.excerpt);
	return (
		<li ref={ref}>
			<CategoryBadge category={post.category} />
			<h3>
				<a href={paths.post(post.slug)}>{mark(post.title)}</a>
			</h3>
			<p className="snip">{mark(snippet ?? '')}</p>
			<PostMeta post={post} author={mark(post.author)} />
		</li>
	);
}

/** The terms that the row does not show by itself, so they must occur in the article's text. */
export function listHiddenTerms(post: PostCard, terms: SearchTerm[]): SearchTerm[] {
	return terms.filter((term) =>
		searchFields.every((name) => findRanges(post[name] ?? '', term).length === 0),
	);
}
