import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '#config/paths';
import { storageKeys } from '#config/storage-keys';
import { Preview } from '../../../src/islands/preview.tsx';
import { aPost } from '../desk/a-post.ts';

afterEach(() => {
	cleanup();
	localStorage.clear();
	vi.unstubAllGlobals();
	history.replaceState(null, '', '/');
});

test('a preview that the list leads to has a way on to its text', async () => {
	const post = aPost({ published: false });
	const article = { html: '<p>Um texto.</p>', outline: [], plain_text: '', reading_minutes: 1 };
	vi.stubGlobal('fetch', async () =>
		Response.json({ success: true, post, article: { ...article, renderer: 'test' } }),
	);
	localStorage.setItem(storageKeys.adminToken, 'token');
	history.replaceState(null, '', `${paths.post(post.id)}?preview=1`);
	render(<Preview />);
	const link = await screen.findByRole('link', { name: 'Editar o texto' });
	expect(link.getAttribute('href')).toBe(`/admin/edit/${post.id}`);
});
