import type { PostSummary } from '#domain/post';
import { type CardColumns, cardFields } from './cards.ts';
import { cardStride, cardsPerChunk, countChunks } from './manifest.ts';

/** The chunks of cards, from the posts, oldest first. */
export function writeCards(posts: readonly PostSummary[]): string[] {
	return Array.from({ length: countChunks(posts.length) }, (_, chunk) => {
		const start = chunk * cardStride;
		return JSON.stringify(toColumns(posts.slice(start, start + cardsPerChunk)));
	});
}

function toColumns(posts: readonly PostSummary[]): CardColumns {
	return {
		...(Object.fromEntries(
			cardFields.map((field) => [field, posts.map((post) => post[field])]),
		) as Omit<CardColumns, 'category_id'>),
		category_id: posts.map((post) => post.category?.id ?? null),
	};
}
