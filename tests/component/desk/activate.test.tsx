import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aSiteStatus, closeDesk, openDesk, refusal } from './a-desk.tsx';

afterEach(closeDesk);

const page = '/admin/sistema/publicacao';
const hook = 'https://api.netlify.com/build_hooks/0123456789abcdef01234567';
const pending = ['Bem-vindo', 'Como chegar'].map((title, index) => ({
	id: index + 1,
	kind: 'publish',
	post_id: `p${index}`,
	title,
	slug: title,
	created_at: new Date().toISOString(),
}));
const waiting = (state: 'missing' | 'unproven' | 'foreign') =>
	aSiteStatus({ pending, hook: state });
const said = (state: string) => () => ({ success: true, state, project: 'vao-livre-blog' });
const open = (state: 'missing' | 'unproven' | 'foreign', more = {}) =>
	openDesk(page, { 'site-status': () => waiting(state), 'build-hook': said(state), ...more });

test('the last step before publishing: where the address is, and where it goes; a wrong one is said at its field', async () => {
	const wrong = 'Este endereço não é de publicação.';
	const desk = await open('missing', {
		'build-hook': ({ action }: { action?: unknown }) =>
			action === 'set' ? refusal(wrong, 400) : said('missing')(),
	});
	await screen.findByRole('heading', { name: 'Ativar a publicação' });
	expect(document.body.textContent).toContain('2 posts estão na fila.');
	expect(screen.getByRole<HTMLAnchorElement>('link', { name: /Build hooks/ }).href).toBe(
		'https://app.netlify.com/projects/vao-livre-blog/configuration/deploys#build-hooks',
	);
	const field = screen.getByLabelText<HTMLInputElement>('Endereço de publicação');
	expect(field.type).toBe('password');
	fireEvent.change(field, { target: { value: 'postgres://x' } });
	fireEvent.click(screen.getByRole('button', { name: 'Ativar e publicar' }));
	await screen.findByText(wrong);
	expect(field.value).toBe('postgres://x');

	desk.say({
		'build-hook': said('unproven'),
		'site-status': () => waiting('unproven'),
	});
	fireEvent.change(field, { target: { value: hook } });
	fireEvent.click(screen.getByRole('button', { name: 'Ativar e publicar' }));
	await screen.findByRole('heading', { name: 'Publicando pela primeira vez' });
	expect(desk.inputsOf('build-hook')).toContainEqual({ action: 'set', address: hook });
	expect(screen.getByText('Bem-vindo e Como chegar')).toBeTruthy();
});

test('the first steps say which is done and which is next, and leave with the last one', async () => {
	await open('missing');
	const way = within(await screen.findByRole('list', { name: 'Primeiros passos' }));
	const [done, next] = way.getAllByRole('listitem');
	expect(done?.textContent).toBe('Conta criada');
	expect(done?.getAttribute('aria-current')).toBeNull();
	expect(next?.textContent).toBe('Ativar a publicação');
	expect(next?.getAttribute('aria-current')).toBe('step');
});

test('a blog that is published and public has no first steps left', async () => {
	const status = aSiteStatus({ hook: 'proven' });
	await openDesk(page, { 'site-status': () => status, 'build-hook': said('proven') });
	await screen.findByRole('heading', { name: 'Está no ar' });
	expect(screen.queryByRole('list', { name: 'Primeiros passos' })).toBeNull();
});

test('an address of another project is said, and another can be pasted', async () => {
	await open('foreign');
	await screen.findByRole('heading', { name: 'O blog não foi atualizado' });
	expect(document.body.textContent).toContain('Os 2 posts continuam guardados e na fila.');
	fireEvent.click(screen.getByRole('button', { name: 'Colar outro endereço' }));
	await screen.findByLabelText('Endereço de publicação');
});

test('Sistema says first that a step is missing, and leads to it', async () => {
	await openDesk('/admin/sistema', { 'site-status': () => waiting('missing') });
	const answer = within(
		await screen.findByRole('region', { name: 'Falta um passo para publicar' }),
	);
	fireEvent.click(answer.getByRole('link', { name: 'Ativar a publicação' }));
	await waitFor(() => expect(location.pathname).toBe(page));
});
