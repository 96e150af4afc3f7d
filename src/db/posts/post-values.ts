import { type SQL, sql } from 'drizzle-orm';
import type { PostArticle } from '#domain/post/post';
import type { FieldValues, WrittenField } from '#domain/post/post-fields';
import { fold } from '#domain/text/fold';
import { storedAuthor } from './name-author.ts';
import { searchWordsOf } from './search-words.ts';

/** What a save may set; a missing field stays unchanged. */
export type PostValues = Partial<
	FieldValues<WrittenField | 'scheduled_at' | 'published' | 'published_at' | 'created_at'>
> & { article?: PostArticle };

/** PostgreSQL's text form of an array: the drivers do not convert arrays in a raw statement. */
export const textArray = (items: readonly string[]) =>
	sql`array[${sql.join(
		items.map((item) => sql`${item}`),
		sql`, `,
	)}]::text[]`;

/** Column names never come from the caller; values are parameters. */
export function toColumns({ article, tags, ...values }: PostValues): [string, SQL][] {
	const columns: Record<string, unknown> = { ...values };
	if (values.title !== undefined) columns['title_folded'] = fold(values.title);
	if (values.author !== undefined) columns['author'] = storedAuthor(values.author);
	if (article && values.title !== undefined)
		columns['search_words'] = searchWordsOf(values.title, article.plain_text);
	if (article) {
		Object.assign(columns, article, { outline: JSON.stringify(article.outline) });
	}
	const pairs = Object.entries(columns)
		.filter(([, value]) => value !== undefined)
		.map(([name, value]): [string, SQL] => [name, sql`${value}`]);
	return tags ? [...pairs, ['tags', textArray(tags)]] : pairs;
}

export const assignments = (values: PostValues): SQL =>
	sql.join(
		toColumns(values).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
		sql`, `,
	);
