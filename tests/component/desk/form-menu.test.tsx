import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { aPage, choose, closeDesk, openDesk, told } from './a-desk.tsx';
import { aPost, postId } from './a-post.ts';

beforeAll(async () => {
	await import('../../../admin/src/features/post-form/form-route.tsx');
	await import('../../../admin/src/site/duplicate.ts');
});
afterEach(closeDesk);

test('the form duplicates its post as the list does, and opens the copy', async () => {
	const copy = aPost({ id: '33333333-3333-4333-8333-333333333333', published: false });
	const desk = await openDesk(`/admin/edit/${postId}`, {
		'admin-posts': ({ action, slug }) =>
			action === 'get' ? { post: slug === copy.id ? copy : aPost() } : aPage([]),
		drafts: () => ({ draft: null, drafts: [] }),
		plans: () => ({ plans: [] }),
		'create-post': () => ({ post: copy, publication: null }),
	});
	await choose('Mais ações deste post', 'Duplicar');
	await told('Cópia criada como rascunho');
	expect(desk.inputsOf('create-post')).toMatchObject([{ copy_of: postId }]);
	await waitFor(() => expect(location.pathname).toBe(`/admin/edit/${copy.id}`));
});
