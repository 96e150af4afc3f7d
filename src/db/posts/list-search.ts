import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import { idStartIn } from '#domain/post/post-code';
import { findRanges, findSnippet } from '#domain/search/highlight-words';
import { parseQuery } from '#domain/search/search-match';
import type { Database } from '../client.ts';
import { blogPosts } from '../schema.ts';
import { likeText } from '../sql-text.ts';
import { holdsTerm, searchedText, searchedWords, titleWords } from './search-words.ts';

const { id } = blogPosts;

/** The query as it is, in the title. */
const isQuoted = (q: string): SQL => sql`${blogPosts.title_folded} like ${`%${likeText(q)}%`}`;

/** Every word of the query in the title, in any order, or the query as it is. */
function isInTitle(q: string): SQL | undefined {
	if (likeText(q) === '') return undefined;
	const { terms } = parseQuery(q);
	const words = titleWords(searchedWords);
	const holdsAll = and(...terms.map((term) => holdsTerm(words, term)));
	return terms.length > 0 ? or(isQuoted(q), holdsAll) : isQuoted(q);
}

/** Every word in title or text. */
function isInText(q: string): SQL | undefined {
	const { terms } = parseQuery(q);
	return and(...terms.map((term) => holdsTerm(searchedWords, term)));
}

/** A post is also found by the code that readers' messages call it by. */
function hasPostCode(q: string): SQL | undefined {
	const start = idStartIn(q);
	return start === undefined ? undefined : sql`${id}::text like ${`${start}-%`}`;
}

export interface Found {
	ids: string[];
	/** Those found by their titles, which come first. */
	inTitle: string[];
}

/** Reads the words of all posts once, as count, page and order would each read them again. */
export async function findByWords(db: Database, q: string): Promise<Found | undefined> {
	const inTitle = isInTitle(q);
	if (!inTitle) return undefined;
	const rows = await db
		.select({ id, inTitle: sql<boolean>`${inTitle}` })
		.from(blogPosts)
		.where(or(isQuoted(q), isInText(q), hasPostCode(q)));
	const titled = rows.filter((row) => row.inTitle);
	return { ids: rows.map((row) => row.id), inTitle: titled.map((row) => row.id) };
}

/** Where the texts of these posts have the words of the query that their titles lack. */
export async function findSnippets(
	db: Database,
	posts: readonly { id: string; title: string }[],
	q: string,
): Promise<Map<string, string>> {
	const { terms } = parseQuery(q);
	const lacking = posts
		.map(({ id, title }) => ({
			id,
			terms: terms.filter((term) => findRanges(title, term).length === 0).flat(),
		}))
		.filter((post) => post.terms.length > 0);
	if (lacking.length === 0) return new Map();
	const ids = lacking.map(({ id }) => id);
	const texts = await db
		.select({
			id,
			text: searchedText,
		})
		.from(blogPosts)
		.where(inArray(id, ids));
	const found = new Map<string, string>();
	for (const { id: postId, text } of texts) {
		const missing = lacking.find((post) => post.id === postId)?.terms ?? [];
		const snippet = findSnippet(text ?? '', missing);
		if (snippet !== undefined) found.set(postId, snippet);
	}
	return found;
}
