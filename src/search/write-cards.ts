import type { PostSummary } from '#domain/post';
import { cardFields, mapFields } from '#domain/post-fields';
import type { CardColumns, StoredField } from './cards.ts';
import { cardsPerChunk } from './manifest.ts';

/** Writes the chunks of cards for the posts, oldest first. */
export function writeCards(posts: readonly PostSummary[]): string[] {
	return Array.from({ length: Math.ceil(posts.length / cardsPerChunk) }, (_, chunk) => {
		const start = chunk * cardsPerChunk;
		return JSON.stringify(toColumns(posts.slice(start, start + cardsPerChunk)));
	});
}

const stored = cardFields.filter(
	(name): name is StoredField => name !== 'id' && name !== 'category',
);

function toColumns(posts: readonly PostSummary[]): CardColumns {
	return {
		...(mapFields(stored, (name) => posts.map((post) => post[name])) as Omit<
			CardColumns,
			'category_id' | 'drawing'
		>),
		drawing: posts.map(({ drawing }) => drawing ?? ''),
		category_id: posts.map((post) => post.category?.id ?? null),
	};
}
