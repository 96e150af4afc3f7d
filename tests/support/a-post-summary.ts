import type { Category } from '#domain/names/category';
import type { PostSummary } from '#domain/post/post';
import { emptyFields, summaryFields } from '#domain/post/post-fields';

export const aCategory = (fields: Partial<Category> = {}): Category => ({
	id: 'c1',
	name: 'Finanças',
	slug: 'financas',
	...fields,
});

/** A published post with default fields; a test names those that matter to it. */
export const aPostSummary = (fields: Partial<PostSummary> = {}): PostSummary => ({
	...emptyFields(summaryFields),
	id: '00000000-0000-4000-8000-000000000001',
	slug: 'um-post',
	title: 'Um post',
	excerpt: 'Um resumo.',
	excerpt_typed: true,
	author: 'Helena Prado',
	category: aCategory(),
	tags: ['preço'],
	read_time: '5 min',
	published: true,
	published_at: '2025-11-18T12:00:00.000Z',
	created_at: '2025-11-10T12:00:00.000Z',
	updated_at: '2025-11-19T12:00:00.000Z',
	revision: 3,
	...fields,
});
