import { type FieldValues, type SearchField, searchFields } from '#domain/post/post-fields';
import { foldForSearch } from '#domain/search/fold-for-search';
import { isSigned, type SearchQuery } from '#domain/search/search-match';

export type Searchable = { content: string } & Partial<FieldValues<SearchField>>;

/** Words of one or two letters match only whole words (S4), and a number also the ordinal of it. */
const shortLength = 2;

/**
 * Spec §5: a case-insensitive match anywhere in title, content, author or excerpt. Accents are folded too, and several
 * words match in any order (S4). A query without terms matches everything. The
 * index is held against this scan.
 */
export function matchesQuery(query: SearchQuery, post: Searchable): boolean {
	const fields = [post.content, ...searchFields.map((name) => post[name] ?? '')].map(foldForSearch);
	return query.terms.every((term) =>
		fields.some((field) => term.some((each) => holdsTerm(field, each) || holdsJoined(field, each))),
	);
}

const joint =
	/(?<=[\p{L}\p{N}])['‘’\u2010\u2013/-](?=[\p{L}\p{N}])|(?<=\p{Nd})(?:[.: )]|\) | \()(?=\p{Nd})/gu;

/** With signs within, from the beginning of a part on: `wifi` in 'Wi-Fi'. */
function holdsJoined(folded: string, term: string): boolean {
	if (isSigned(term) || [...term].length <= shortLength) return false;
	const letters = [...term].join('\u0003?');
	const end = /^\p{Nd}{3}$/u.test(term) ? '(?=\u0003?[\\p{L}\\p{N}])' : '';
	return new RegExp(`(?<![\\p{L}\\p{N}])${letters}${end}`, 'u').test(
		folded.replace(joint, '\u0003'),
	);
}

function holdsTerm(folded: string, term: string): boolean {
	if (isSigned(term) || [...term].length > shortLength) return folded.includes(term);
	for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
		const before = folded.slice(Math.max(0, at - 2), at);
		const rest = folded.slice(at + term.length);
		const after = /^\p{Nd}+$/u.test(term) ? rest.replace(/^[ao]s?(?![\p{L}\p{N}])/u, '') : rest;
		if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)) return true;
	}
	return false;
}
