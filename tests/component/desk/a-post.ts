import type { Post } from '#domain/post/post';
import { emptyFields, postFieldNames } from '#domain/post/post-fields';
import { emptyValues, type PostValues } from '../../../admin/src/text/post-values.ts';

export const postId = '11111111-1111-4111-8111-111111111111';

/** A published post with default fields. */
export const aPost = (part: Partial<Post> = {}): Post => ({
	...emptyFields(postFieldNames),
	id: postId,
	slug: 'um-post',
	title: 'Um post',
	excerpt: 'Resumo.',
	excerpt_typed: true,
	author: 'Marina',
	category: { id: '22222222-2222-4222-8222-222222222222', name: 'Guias', slug: 'guias' },
	category_id: '22222222-2222-4222-8222-222222222222',
	tags: ['mesa'],
	read_time: '5 min',
	published: true,
	published_at: '2026-11-20T12:00:00.000Z',
	created_at: '2026-11-20T12:00:00.000Z',
	updated_at: '2026-11-20T12:00:00.000Z',
	revision: 3,
	content: 'Primeiro.\n\nSegundo.\n\nTerceiro.',
	...part,
});

export const someValues = (part: Partial<PostValues> = {}): PostValues => ({
	...emptyValues(''),
	title: 'Um post',
	content: 'Primeiro.\n\nSegundo.\n\nTerceiro.',
	excerpt: 'Resumo.',
	author: 'Marina',
	category_id: '22222222-2222-4222-8222-222222222222',
	tags: ['mesa'],
	read_time: '5 min',
	slug: 'um-post',
	...part,
});
