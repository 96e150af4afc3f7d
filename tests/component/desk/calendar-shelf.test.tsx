import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { paths } from '#config/paths';
import { aDraft } from '../../support/factories/copy-fields.ts';
import {
	boletim,
	dayInHand,
	entry,
	link,
	open,
	press,
	serveCalendar,
	server,
} from './a-calendar.tsx';

serveCalendar();

const shelf = () => screen.getByRole('complementary', { name: /^Sem data/ });
async function dropOnShelf() {
	const dataTransfer = { setData: () => undefined };
	const card = (await link()).closest('.entry') as Element;
	fireEvent.dragStart(card, { dataTransfer });
	fireEvent.dragOver(shelf(), { dataTransfer });
	const said = within(shelf()).queryByText('Solte aqui para remover a data.');
	await act(async () => void fireEvent.drop(shelf(), { dataTransfer }));
	return said;
}

it('a draft on the shelf has the warnings of its form, and is ready only without any', async () => {
	const fields = aDraft({ image_url: '/c.png', image_alt: 'Uma capa', category_id: 'c' });
	const facts = { is_title_taken: false, hidden_slugs: [], newer_posts: 0, is_cut: false };
	const draft = (id: string, given: object = {}, text: object = {}) => ({
		id,
		fields: { ...fields, title: id, ...text },
		...facts,
		...given,
	});
	server.drafts = [
		draft('Pronto'),
		draft('Repetido', { is_title_taken: true }),
		draft('Com link', { hidden_slugs: ['a', 'b'], newer_posts: 3 }),
		draft('Vazio', {}, { title: '' }),
		draft('Comprido', { is_cut: true }),
	];
	await open();
	const said = await waitFor(() => {
		const found = [...shelf().querySelectorAll('.entry .hour')].map((hint) => hint.textContent);
		expect(found).toHaveLength(5);
		return found;
	});
	const states = ['pronto', '1 aviso', '2 avisos', 'incompleto', 'texto longo'];
	expect(said).toEqual(states.map((state) => `${state} (Rascunho): `));
	expect(within(shelf()).getByRole('link', { name: /incompleto.*Sem título/ })).toBeTruthy();
});

it('a post that the pointer drops on the shelf loses its date, and the undo gives it back', async () => {
	await open();
	expect(await dropOnShelf()).toBeTruthy();
	expect(await screen.findByText('Voltou para “Sem data”.')).toBeTruthy();
	const { at } = boletim;
	expect(server.sent[0]?.input).toMatchObject({
		action: 'schedule',
		post_id: 'b',
		from: at,
		at: null,
	});
	await act(async () => screen.getByRole('button', { name: 'Desfazer' }).click());
	expect(server.sent[1]?.input).toMatchObject({ from: null, at, keeps_text: true });
	expect(dayInHand()).toBe('2026-11-24');
});

it('Delete puts what the keys move on the shelf, and the bar says so', async () => {
	await open();
	(await link()).focus();
	press('m');
	expect(screen.getByText(/Delete: remover a data/)).toBeTruthy();
	await act(async () => press('Delete'));
	expect(await screen.findByText('Voltou para “Sem data”.')).toBeTruthy();
	expect(server.sent[0]?.input).toMatchObject({ from: boletim.at, at: null });
});

it.each(['change', 'removal'] as const)(
	'a %s keeps a date: on the shelf it is opened',
	async (kind) => {
		server.entries = [entry({ id: 'p', kind, at: boletim.at })];
		const at = vi.fn();
		await open(undefined, at);
		expect(await dropOnShelf()).toBeNull();
		expect(at).toHaveBeenLastCalledWith(paths.admin.edit(boletim.at));
		expect(server.sent).toEqual([]);
	},
);

it('a day of review keeps its date: on the shelf its post is opened', async () => {
	server.entries = [];
	server.reviews = [{ post_id: 'r', title: 'O boletim', on: '2026-11-24' }];
	const at = vi.fn();
	await open(undefined, at);
	await dropOnShelf();
	expect(at).toHaveBeenLastCalledWith(paths.admin.edit('r'));
	expect(server.sent).toEqual([]);
});

it('a change that waits for a decision does not move: it is opened', async () => {
	server.entries = [entry({ id: 'p', kind: 'change', at: boletim.at, waits: 'overlap' })];
	const at = vi.fn();
	await open(undefined, at);
	(await link()).focus();
	press('m');
	expect(at).toHaveBeenLastCalledWith(paths.admin.edit(boletim.at));
	expect(server.sent).toEqual([]);
});
