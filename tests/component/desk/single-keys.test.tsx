import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { choose, closeDesk, openDesk, press } from './a-desk.tsx';
import { aPost, postId } from './a-post.ts';

beforeAll(async () => {
	await import('../../../admin/src/ui/help-sheet.tsx');
	await import('../../../admin/src/features/post-form/form-route.tsx');
});
afterEach(closeDesk);

const type = (...keys: string[]) => {
	for (const key of keys) fireEvent.keyDown(document.body, { key });
};
const sheet = () => screen.queryByRole('dialog', { name: 'Atalhos do teclado' });

test('WCAG 2.1.4: keys of one letter do nothing until they are switched on in their sheet, which has a button', async () => {
	await openDesk('/admin');
	await screen.findByText('Seu primeiro post começa aqui.');
	type('n', 'o', 'v', 'a', '/', '?', 'j');
	expect(sheet()).toBeNull();
	expect(location.pathname).toBe('/admin');
	expect(document.activeElement?.getAttribute('type')).not.toBe('search');
	closeDesk();
	await openDesk('/admin/perfil');
	await press('Atalhos do teclado');
	const box = () => within(sheet() as HTMLElement).getByRole<HTMLInputElement>('checkbox');
	await waitFor(() => expect(box().checked).toBe(false));
	fireEvent.click(box());
	await press('Fechar');
	await press('Atalhos do teclado');
	await waitFor(() => expect(box().checked).toBe(true));
	await press('Fechar');
	type('n');
	await waitFor(() => expect(location.pathname).toBe('/admin/create'));
});

test('the form leads to the sheet without a key', async () => {
	await openDesk(`/admin/edit/${postId}`, {
		'admin-posts': () => ({ post: aPost() }),
		drafts: () => ({ draft: null, drafts: [] }),
		plans: () => ({ plans: [] }),
	});
	await choose('Mais ações deste post', 'Atalhos do teclado');
	await waitFor(() => expect(sheet()).not.toBeNull());
});

test.each([
	['sim', true],
	['nao', false],
	[null, false],
])('what was chosen before is kept: %s', async (stored, on) => {
	if (stored) localStorage.setItem('mesaAtalhosDeUmaTecla', stored);
	vi.resetModules();
	const { singleKeys } = await import('../../../admin/src/ui/use-shortcuts.ts');
	expect(singleKeys.current() === 'sim').toBe(on);
});
