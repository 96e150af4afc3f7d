import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aListedPost, aPage, choose, closeDesk, openDesk, press, told } from './a-desk.tsx';

const post = aListedPost({ title: 'O café da casa', slug: 'o-cafe-da-casa', published: true });
const copied = vi.fn(async (_: string) => undefined);
beforeEach(() => {
	copied.mockReset().mockResolvedValue(undefined);
	vi.stubGlobal(
		'navigator',
		Object.assign(Object.create(navigator), { clipboard: { writeText: copied } }),
	);
});
afterEach(closeDesk);

async function openDialog() {
	await openDesk('/admin', { 'admin-posts': () => aPage([post]) });
	await choose(`Mais ações: ${post.title}`, 'Imagens para as redes');
	await screen.findByRole('dialog', { name: 'Imagens para as redes', hidden: true });
}

test('a post that readers can open has a picture for each network, and the text that goes with it', async () => {
	await openDialog();
	const links = await screen.findAllByRole('link', { name: /^Baixar: /, hidden: true });
	expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('download')])).toEqual([
		['/og/feed/o-cafe-da-casa-0.jpg', 'o-cafe-da-casa-feed.jpg'],
		['/og/story/o-cafe-da-casa-0.jpg', 'o-cafe-da-casa-story.jpg'],
	]);
	await press('Copiar texto');
	expect(copied).toHaveBeenCalledWith(`O café da casa\n\n${location.origin}/post/o-cafe-da-casa`);
	await told('Texto copiado');
});

test('a picture that is not there yet says so', async () => {
	await openDialog();
	const [picture] = document.querySelectorAll('.social-pictures img');
	if (picture) fireEvent.error(picture);
	await waitFor(() =>
		screen.getByText('A imagem ainda não está pronta. Tente de novo em um minuto.'),
	);
});

test('a draft has none', async () => {
	await openDesk('/admin', { 'admin-posts': () => aPage([{ ...post, published: false }]) });
	await expect(choose(`Mais ações: ${post.title}`, 'Imagens para as redes')).rejects.toThrow();
});
