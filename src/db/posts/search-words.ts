import { and, asc, gt, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { listSearchFields } from '#domain/post/post-fields';
import { isTermInfix, listIndexed, listJoined, type SearchTerm } from '#domain/search/search-match';
import type { Database } from '../client.ts';
import { blogPosts } from '../schema.ts';

const lineOf = (text: string) =>
	` ${[...new Set([...listIndexed(text), ...listJoined(text)])].join(' ')} `;

/** By what the editor's search finds a post, as readers' search does: the title's distinct words, and below them the text's. */
export const searchWordsOf = (title: string, text: string): string =>
	`${lineOf(title)}\n${lineOf(text)}`;

/** Title and text as the list finds them, with the fields that only it searches. */
export const searchedText = sql<string>`concat_ws(${'\n'}, ${sql.join(
	[...listSearchFields.map((name) => blogPosts[name]), blogPosts.plain_text],
	sql`, `,
)})`;
/** Case and accents of a text, in the few places where the database has to remove them. */
export const folded = (text: SQLWrapper): SQL =>
	sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;
const line = (part: SQLWrapper): SQL =>
	sql` || ' ' || regexp_replace(${folded(sql`coalesce(${part}, '')`)}, ${'[^[:alnum:]+#./]+'}, ' ', 'g') || ' '`;
/** The words of both. */
export const searchedWords: SQL = sql`(coalesce(${blogPosts.search_words}, ' ' || ${blogPosts.title_folded} || ' ')${sql.join(
	listSearchFields.map((name) => line(blogPosts[name])),
)})`;

export const titleWords = (words: SQL): SQL => sql`split_part(${words}, ${'\n'}, 1)`;

/** Whether these words hold a term, or what it is a part of. */
export const holdsTerm = (words: SQL, term: SearchTerm): SQL | undefined =>
	or(...term.map((each) => holdsWord(words, each)));

/** Within one of them, and a short one as a whole. One number is found with its ordinal's letter. */
function holdsWord(words: SQL, term: string): SQL {
	if (isTermInfix(term)) return sql`strpos(${words}, ${term}) > 0`;
	if (!/^\p{Nd}+$/u.test(term)) return sql`strpos(${words}, ${` ${term} `}) > 0`;
	return sql`${words} ~ ${` ${term}([ao]s?)? `}`;
}

const postsAtOnce = 200;

/** Reads the words of posts that an earlier version stored. Repeated, it changes nothing. */
export async function readLeftWords(db: Database): Promise<void> {
	const { id, title, plain_text, search_words } = blogPosts;
	for (let after: string | undefined; ; ) {
		const isNext = after === undefined ? undefined : gt(id, after);
		const rows = await db
			.select({ id, title, plain_text })
			.from(blogPosts)
			.where(and(isNull(search_words), isNext))
			.orderBy(asc(id))
			.limit(postsAtOnce);
		after = rows.at(-1)?.id;
		if (after === undefined) return;
		const given = rows.map((row) => ({
			id: row.id,
			words: searchWordsOf(row.title, row.plain_text),
		}));
		await db.execute(sql`update blog_posts set search_words = given.words
			from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id uuid, words text)
			where blog_posts.id = given.id and search_words is null`);
	}
}
