import type { Category, PostSummary } from '#domain/post';

/** What a card shows. */
export const cardFields = [
	'slug',
	'title',
	'excerpt',
	'author',
	'tags',
	'read_time',
	'image_url',
	'image_alt',
	'image_width',
	'image_height',
	'created_at',
] as const satisfies readonly (keyof PostSummary)[];

type CardField = (typeof cardFields)[number];

/** A chunk of cards by column, which compresses better than by row. */
export type CardColumns = { [Field in CardField]: PostSummary[Field][] } & {
	category_id: (string | null)[];
};

/** One card of a chunk, as the post that a card component takes. */
export function readCard(
	columns: CardColumns,
	index: number,
	categories: readonly Category[],
): PostSummary {
	const fields = Object.fromEntries(
		cardFields.map((field) => [field, columns[field][index]]),
	) as Pick<PostSummary, CardField>;
	const categoryId = columns.category_id[index];
	return {
		...fields,
		id: fields.slug,
		category: categories.find(({ id }) => id === categoryId) ?? null,
		published: true,
		published_at: fields.created_at,
		scheduled_at: null,
		updated_at: fields.created_at,
		views: 0,
		revision: 0,
	};
}
