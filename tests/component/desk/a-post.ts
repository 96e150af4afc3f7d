import type { Post } from '#domain/post';
import type { PostValues } from '../../../admin/src/journal/post-values.ts';

export const postId = '11111111-1111-4111-8111-111111111111';

/** A published post with boring fields. */
export const aPost = (part: Partial<Post> = {}): Post => ({
	id: postId,
	slug: 'um-post',
	title: 'Um post',
	excerpt: 'Resumo.',
	author: 'Marina',
	category: { id: '22222222-2222-4222-8222-222222222222', name: 'Guias', slug: 'guias' },
	category_id: '22222222-2222-4222-8222-222222222222',
	tags: ['mesa'],
	image_url: null,
	image_alt: null,
	image_width: null,
	image_height: null,
	read_time: '5 min',
	published: true,
	published_at: '2026-11-20T12:00:00.000Z',
	scheduled_at: null,
	created_at: '2026-11-20T12:00:00.000Z',
	updated_at: '2026-11-20T12:00:00.000Z',
	views: 0,
	revision: 3,
	content: 'Primeiro.\n\nSegundo.\n\nTerceiro.',
	...part,
});

export const someValues = (part: Partial<PostValues> = {}): PostValues => ({
	title: 'Um post',
	content: 'Primeiro.\n\nSegundo.\n\nTerceiro.',
	excerpt: 'Resumo.',
	author: 'Marina',
	category_id: '22222222-2222-4222-8222-222222222222',
	tags: ['mesa'],
	read_time: '5 min',
	image_url: '',
	image_alt: '',
	slug: 'um-post',
	scheduled_at: null,
	...part,
});
