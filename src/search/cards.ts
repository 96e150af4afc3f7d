import type { Category } from '#domain/names/category';
import type { PostCard } from '#domain/post/post';
import type { CardField, FieldValues } from '#domain/post/post-fields';

/** A chunk refers to a category by its id, and to a post by its address. */
export type StoredField = Exclude<CardField, 'id' | 'category'>;

/** A chunk of cards by column, which compresses better than by row. */
export type CardColumns = { [Field in StoredField]: PostCard[Field][] } & {
	category_id: (string | null)[];
	/** Empty for a post with a picture. */
	drawing: string[];
};

/** Converts one card of a chunk to the post that a card component takes. */
export function readCard(
	{ category_id, ...columns }: CardColumns,
	index: number,
	categories: readonly Category[],
): PostCard {
	const fields = Object.fromEntries(
		Object.entries(columns).map(([name, column]) => [name, column[index]]),
	) as FieldValues<StoredField>;
	const categoryId = category_id[index];
	return {
		...fields,
		id: fields.slug,
		category: categories.find(({ id }) => id === categoryId) ?? null,
	};
}
