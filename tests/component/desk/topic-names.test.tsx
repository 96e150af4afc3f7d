import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
	button,
	choose,
	closeDesk,
	fill,
	held,
	openDesk,
	press,
	refusal,
	told,
} from './a-desk.tsx';

afterEach(closeDesk);

const aCategory = (name: string) => ({
	id: `${name}-id`,
	name,
	slug: name.toLowerCase(),
	icon: null,
	accent: null,
	line: null,
	live: 1,
	scheduled: 0,
	drafts: 0,
	last_at: null,
});
const topics = {
	categories: ['Horta', 'Pomar'].map(aCategory),
	tags: [],
	twins: [],
	changes: [],
};
const taken = () =>
	Response.json(
		{
			success: false,
			error: 'Já existe uma categoria com este nome.',
			code: 'in_use',
			details: { field: 'name', name: 'Fogão', id: 'Fogão-id' },
		},
		{ status: 409 },
	);

const openTopics = (server = {}) =>
	openDesk('/admin/assuntos', { topics: () => topics, ...server });
const nameField = () => screen.findByLabelText<HTMLInputElement>('Nome da categoria');
const isAsleep = async (name: string) => (await button(name)).disabled;

test('a name that is taken is said while it is typed, and nothing is promised', async () => {
	await openTopics();
	await choose('Mais ações: Horta', 'Renomear');
	await fill('Nome da categoria', 'Pomar');
	screen.getByText('Já existe uma categoria com este nome.');
	expect(screen.queryByText(/passa a redirecionar/)).toBeNull();
	expect(await isAsleep('Renomear')).toBe(true);
	await fill('Nome da categoria', 'po\u200bmar');
	screen.getByText('Já existe a categoria “Pomar”.');
	await press('Mesclar as duas');
	const dialog = within(await screen.findByRole('dialog'));
	expect(dialog.getByLabelText<HTMLSelectElement>('Categoria que fica').value).toBe('Pomar-id');
});

test('signs that nobody sees make no new category', async () => {
	const desk = await openTopics();
	await screen.findByText('Horta');
	await press('Nova categoria');
	await fill('Nome da categoria', 'Hor\u200bta');
	screen.getByText('Já existe a categoria “Horta”.');
	expect(await isAsleep('Criar')).toBe(true);
	await fill('Nome da categoria', '\u200b');
	expect(await isAsleep('Criar')).toBe(true);
	fireEvent.submit((await nameField()).form as HTMLFormElement);
	expect(desk.inputsOf('create-category')).toEqual([]);
});

test('a rename that fails keeps the focus on its button, and a refused name takes it to the field', async () => {
	const { answer, go } = held(refusal('Parou.'));
	const desk = await openTopics({ 'change-topic': () => answer });
	await choose('Mais ações: Horta', 'Renomear');
	await fill('Nome da categoria', 'Fogão');
	const moves = screen.getByText('Dá para desfazer por 30 dias.').closest('ul');
	expect(moves?.textContent).toMatch(/passa a redirecionar para .*fogao\.Dá para/);
	const rename = await button('Renomear');
	rename.focus();
	fireEvent.click(rename);
	go();
	await told('Parou.');
	expect(document.activeElement).toBe(await button('Renomear'));
	desk.say({ 'change-topic': taken });
	fireEvent.click(await button('Renomear'));
	await screen.findByText('Já existe uma categoria com este nome.');
	await waitFor(async () => expect(document.activeElement).toBe(await nameField()));
	expect(screen.queryByText(/para sempre/)).toBeNull();
	expect(desk.inputsOf('change-topic')).toHaveLength(2);
});

test('a category whose only post is scheduled is not called unused', async () => {
	const waiting = { ...aCategory('Horta'), live: 0, scheduled: 1 };
	const unused = { ...aCategory('Pomar'), live: 0 };
	await openTopics({ topics: () => ({ ...topics, categories: [waiting, unused] }) });
	const row = async (name: string) => (await screen.findByText(name)).closest('li')?.textContent;
	expect(await row('Horta')).toContain('nenhum no ar');
	expect(await row('Pomar')).toContain('nunca usada');
});

test('icon and colour have a place of their own; a new name leaves them as they are', async () => {
	const { inputsOf } = await openTopics({ 'change-topic': () => ({ change: 'c1' }) });
	await choose('Mais ações: Horta', 'Ícone e cor');
	const dialog = within(await screen.findByRole('dialog', { name: 'Ícone e cor de Horta' }));
	fireEvent.click(dialog.getByRole('button', { name: 'educação' }));
	fireEvent.click(dialog.getByRole('button', { name: 'lilás' }));
	fireEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	await choose('Mais ações: Horta', 'Renomear');
	expect(screen.queryByRole('group', { name: 'Ícone' })).toBeNull();
	await fill('Nome da categoria', 'Quintal');
	await press('Renomear');
	await told('Categoria renomeada');
	const horta = { action: 'change-category', id: 'Horta-id', line: '' };
	expect(inputsOf('change-topic')).toEqual([
		{ ...horta, name: 'Horta', icon: 'educacao', accent: 'educacao' },
		{ ...horta, name: 'Quintal', icon: null, accent: null },
	]);
});
