import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '#config/storage-keys';
import { makeQueryClient } from '../../../admin/src/api/query-client.ts';
import { AuthorDialog } from '../../../admin/src/features/authors/author-dialog.tsx';
import { ImagesPage } from '../../../admin/src/features/images/pictures-page.tsx';
import { NameCard } from '../../../admin/src/features/profile/name-card.tsx';
import { RenameTag } from '../../../admin/src/features/topics/tag-dialogs.tsx';
import { TopicsPage } from '../../../admin/src/features/topics/topics-page.tsx';
import type { TagRow } from '../../../admin/src/features/topics/topics-query.ts';

let sent: Record<string, unknown>[];
let replies: Record<string, object>;
let refused: boolean;

beforeEach(() => {
	localStorage.setItem(storageKeys.adminToken, 'x');
	localStorage.setItem(storageKeys.sessionToken, 's');
	[sent, replies, refused] = [[], {}, false];
	vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
		const name = address.replace('/api/', '');
		const input = JSON.parse(String(body ?? '{}'));
		const isRead = /^(topics|site-status)$/.test(name) || input.action === 'list';
		if (!isRead) {
			sent.push(input);
			if (refused) return Response.json({ success: false, error: 'x' }, { status: 500 });
		}
		return Response.json({ success: true, publication: null, ...replies[name] });
	});
});
afterEach(() => {
	cleanup();
	localStorage.clear();
	vi.unstubAllGlobals();
});

const show = (part: ReactNode) =>
	render(
		<QueryClientProvider client={makeQueryClient()}>
			<RouterProvider router={createMemoryRouter([{ path: '*', element: part }])} />
		</QueryClientProvider>,
	);
const find = (name: string | RegExp) => screen.findByRole('button', { name, hidden: true });
const type = (label: string, value: string) =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } });
const twice = (button: HTMLElement) => {
	fireEvent.click(button);
	fireEvent.click(button);
};

const category = (name: string) => ({
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
	categories: [category('Vendas'), category('Guias')],
	tags: ['mesa', 'mesas', 'luz', 'luzes'].map((name) => ({ name, posts: 1 })),
	twins: [
		['mesa', 'mesas'],
		['luz', 'luzes'],
	],
	changes: [],
};
const picture = {
	hash: 'a'.repeat(64),
	url: '/a.webp',
	width: 9,
	height: 9,
	widths: [9],
	bytes: 9,
	name: 'mesa.jpg',
	alt: '',
	created_at: '2026-11-20T12:00:00.000Z',
};

test('a category is renamed once', async () => {
	replies = { topics, 'change-topic': { change: 'c1' } };
	show(<TopicsPage />);
	fireEvent.click(await find('Renomear: Vendas'));
	type('Nome da categoria', 'Comércio');
	twice(await find('Renomear'));
	await find('Renomear: Vendas');
	expect(sent).toHaveLength(1);
});

test('a pair of tags is merged once', async () => {
	replies = { topics, 'change-topic': { change: 'c1' } };
	show(<TopicsPage />);
	fireEvent.click(await find('Mesclar “mesas” em “mesa”'));
	twice(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mesclar' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(sent.filter(({ action }) => action === 'merge-tag')).toHaveLength(1);
});

test('but two pairs that are called different one right after the other are two calls', async () => {
	replies = { topics, 'change-topic': { change: null } };
	show(<TopicsPage />);
	fireEvent.click(await find('São diferentes: mesa e mesas'));
	fireEvent.click(await find('São diferentes: luz e luzes'));
	await waitFor(() =>
		expect(sent.map(({ names }) => names)).toEqual([
			['mesa', 'mesas'],
			['luz', 'luzes'],
		]),
	);
});

test('a new category is created once', async () => {
	replies = { topics, 'create-category': { category: category('Avisos') } };
	show(<TopicsPage />);
	await find('Renomear: Vendas');
	fireEvent.click(await find('Nova categoria'));
	type('Nome da categoria', 'Avisos');
	twice(await find('Criar'));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(sent).toHaveLength(1);
});

test('a new person is saved once', async () => {
	replies = { authors: { author: undefined } };
	const close = vi.fn();
	show(<AuthorDialog author={undefined} onClose={close} />);
	type('Nome', 'Lia');
	twice(await find('Salvar'));
	await waitFor(() => expect(close).toHaveBeenCalled());
	expect(sent).toHaveLength(1);
});

/** What was sent besides the question where a picture stands. */
const described = () => sent.filter((each) => !JSON.stringify(each).includes('"uses"'));

test('a picture is described once', async () => {
	replies = { images: { images: [picture], total: 1, bytes: 9 } };
	show(<ImagesPage />);
	await screen.findByRole('heading', { name: 'Imagem sem descrição' });
	type('Descrição da imagem', 'Uma mesa');
	twice(await find('Salvar descrição'));
	await waitFor(() => expect(described()).toHaveLength(1));
});

test('what is described keeps its button, and with it the focus', async () => {
	replies = { images: { images: [picture], total: 1, bytes: 9 } };
	show(<ImagesPage />);
	await screen.findByRole('heading', { name: 'Imagem sem descrição' });
	const save = async () => (await find('Salvar descrição')) as HTMLButtonElement;
	expect((await save()).disabled, 'nothing is typed').toBe(true);
	type('Descrição da imagem', 'Uma mesa');
	replies = { images: { images: [{ ...picture, alt: 'Uma mesa' }], total: 1, bytes: 9 } };
	fireEvent.click(await save());
	await waitFor(() => expect(described()).toHaveLength(1));
	await waitFor(async () => expect((await save()).ariaDisabled).toBe('true'));
	expect((await save()).disabled).toBe(false);
	fireEvent.click(await save());
	expect(described()).toHaveLength(1);
});

test('a name that another tag has is told while it is typed, and leads to merging the two', async () => {
	const merge = vi.fn();
	const [mesa, mesas] = topics.tags as [TagRow, TagRow];
	show(<RenameTag tag={mesa} tags={[mesa, mesas]} onClose={vi.fn()} onMerge={merge} />);
	type('Nome da tag', 'Mesas');
	screen.getByText('Já existe a tag “mesas”.');
	expect(((await find('Renomear')) as HTMLButtonElement).disabled).toBe(true);
	fireEvent.click(await find('Mesclar as duas'));
	expect(merge).toHaveBeenCalledWith('mesas');
	type('Nome da tag', 'Mesa');
	expect(screen.queryByText(/Já existe/), 'of its own spelling').toBeNull();
	expect(((await find('Renomear')) as HTMLButtonElement).disabled).toBe(false);
});

test('a name in the profile is saved once, and can be saved again after it failed', async () => {
	refused = true;
	show(<NameCard user={{ name: 'Lia', email: 'lia@example.org' }} />);
	type('Nome', 'Lia Moura');
	twice(await find('Salvar'));
	await waitFor(() => expect(screen.getByLabelText('Nome').ariaInvalid).toBe('true'));
	expect(sent).toHaveLength(1);
	fireEvent.click(await find('Salvar'));
	await waitFor(() => expect(sent).toHaveLength(2));
	await waitFor(() => expect(screen.queryByRole('button', { name: 'Salvar' })).not.toBeNull());
});

test('a button whose action runs can still have the focus, and ignores clicks and Enter in its form', async () => {
	let reply: (response: Response) => void = () => undefined;
	vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
		sent.push(JSON.parse(String(body)));
		return new Promise((resolve) => {
			reply = resolve;
		});
	});
	show(<NameCard user={{ name: 'Lia', email: 'lia@example.org' }} />);
	type('Nome', 'Lia Moura');
	fireEvent.click(await find('Salvar'));
	const running = await find('Salvando...');
	expect(running.ariaDisabled).toBe('true');
	expect((running as HTMLButtonElement).disabled).toBe(false);
	type('Nome', 'Lia M.');
	fireEvent.click(running);
	expect(sent).toHaveLength(1);
	reply(Response.json({ success: false, error: 'x' }, { status: 500 }));
	await find('Salvar');
});
