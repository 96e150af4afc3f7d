import { and, asc, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { isTermInfix, listIndexed } from '#domain/search-match';
import type { Database } from '../client.ts';
import { blogPosts } from '../schema.ts';

const lineOf = (text: string) => ` ${[...new Set(listIndexed(text))].join(' ')} `;

/** By what the editor's search finds a post, as readers' search does: the title's distinct words, and below them the text's. */
export const searchWordsOf = (title: string, text: string): string =>
	`${lineOf(title)}\n${lineOf(text)}`;

export const titleWords = (words: SQL): SQL => sql`split_part(${words}, ${'\n'}, 1)`;

/** Whether these words hold a term: within one, and a short term as a whole. One number is found with its ordinal's letter. */
export function holdsTerm(words: SQL, term: string): SQL {
	if (isTermInfix(term)) return sql`strpos(${words}, ${term}) > 0`;
	if (!/^\p{Nd}+$/u.test(term)) return sql`strpos(${words}, ${` ${term} `}) > 0`;
	return sql`${words} ~ ${` ${term}([ao]s?)? `}`;
}

const postsAtOnce = 200;

/** Reads the words of posts that an earlier version stored. Repeated, it changes nothing. */
export async function readLeftWords(db: Database): Promise<void> {
	const { id, title, plain_text, search_words, begun_at } = blogPosts;
	for (let after: string | undefined; ; ) {
		const isNext = after === undefined ? undefined : gt(id, after);
		const rows = await db
			.select({ id, title, plain_text })
			.from(blogPosts)
			.where(and(isNull(search_words), isNull(begun_at), isNext))
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
