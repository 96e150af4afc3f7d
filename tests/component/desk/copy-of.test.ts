import { expect, test } from 'vitest';
import { createPostRequest } from '#contract/create-post';
import { copyOf } from '../../../admin/src/features/posts/duplicate.ts';
import { aPost } from './a-post.ts';

test('a copy of a post without a category does not require one', () => {
	const copy = copyOf(aPost({ category: null, category_id: null }));
	expect(createPostRequest.parse(copy)).toMatchObject({ category_id: null, copy_of: aPost().id });
	expect(copy).not.toHaveProperty('category');
});

test('a copy’s title differs from its original’s, however long it is', () => {
	expect(copyOf(aPost()).title).toBe('Um post (cópia)');
	const { title } = createPostRequest.parse(copyOf(aPost({ title: 'a😀'.repeat(66) })));
	expect(title).toMatch(/a😀a \(cópia\)$|a😀 \(cópia\)$/u);
});
