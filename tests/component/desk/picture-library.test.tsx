import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeDesk, fill, held, openDesk, refusal, type Server, told } from './a-desk.tsx';

afterEach(closeDesk);

const aPicture = (name: string, alt = '') => ({
	hash: 'a'.repeat(64),
	url: '/images/a.webp',
	width: 9,
	height: 9,
	widths: [9],
	bytes: 9,
	name,
	alt,
	created_at: '2026-11-20T12:00:00.000Z',
});

/** A library of one picture, which a search finds by its name. */
function aLibrary(): Server {
	let picture = aPicture('salão azul.png');
	return {
		images: ({ action, q, alt }) => {
			if (action === 'describe') picture = { ...picture, alt: String(alt) };
			if (action === 'uses') return { uses: [] };
			if (action !== 'list') return { image: picture };
			const images = /nada/.test(String(q)) ? [] : [picture];
			return { images, total: images.length, page: 1, pageSize: 24 };
		},
	};
}
const search = (q: string) => fill('Buscar por nome ou descrição', q);
const alt = () => screen.findByLabelText<HTMLTextAreaElement>('Descrição da imagem');
const leaveFor = async (place: string) =>
	fireEvent.click(
		within((await screen.findAllByRole('navigation'))[0] as HTMLElement).getByText(place, {
			selector: 'a:not([role])',
		}),
	);

test('a description that is typed outlives a search, and leaving without saving it asks first', async () => {
	const library = aLibrary();
	const desk = await openDesk('/admin/imagens', library);
	await screen.findByRole('button', { name: 'Excluir: salão azul.png' });
	await screen.findByText('Em nenhum texto.');
	fireEvent.change(await alt(), { target: { value: 'Um salão' } });
	await search('nada disso');
	await waitFor(() => expect(screen.queryByLabelText('Descrição da imagem')).toBeNull());
	await search('salao azul');
	expect((await alt()).value).toBe('Um salão');
	await leaveFor('Lixeira');
	const question = await screen.findByRole('dialog', { name: 'Sair sem salvar?' });
	expect(question.textContent).toContain('1 descrição ainda não foi salva.');
	fireEvent.click(within(question).getByRole('button', { name: 'Ficar' }));
	expect((await alt()).value).toBe('Um salão');

	const { answer, go } = held(refusal('Parou.'));
	desk.say({
		images: (input) => (input['action'] === 'describe' ? answer : library['images']?.(input)) ?? {},
	});
	const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar descrição' });
	save.focus();
	fireEvent.click(save);
	go();
	await told('Parou.');
	expect(document.activeElement).toBe(save);
	desk.say(library);
	fireEvent.click(save);
	await told('Descrição salva');
	await leaveFor('Lixeira');
	await waitFor(() => expect(location.pathname).toBe('/admin/lixeira'));
});

test('an empty library has its act under the sentence, and nothing to search', async () => {
	const { images } = aLibrary();
	const none = { images: [], total: 0, page: 1, pageSize: 24 };
	await openDesk('/admin/imagens', {
		images: (input) => (input['q'] === '' ? none : (images?.(input) ?? {})),
	});
	const said = await screen.findByText('Nenhuma imagem enviada ainda.');
	within(said.parentElement as HTMLElement).getByRole('button', { name: 'Escolher arquivo' });
	expect(screen.getAllByRole('button', { name: 'Escolher arquivo' })).toHaveLength(1);
	expect(screen.queryByRole('searchbox')).toBeNull();
});

test('on a phone a picture’s form comes when it is tapped, and keeps what is typed', async () => {
	vi.stubGlobal('innerWidth', 360);
	await openDesk('/admin/imagens', aLibrary());
	const tap = async () =>
		fireEvent.click(await screen.findByRole('button', { name: 'salão azul.png' }));
	await tap();
	fireEvent.change(await alt(), { target: { value: 'Um salão' } });
	fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
	expect(screen.queryByLabelText('Descrição da imagem')).toBeNull();
	await tap();
	expect((await alt()).value).toBe('Um salão');
});

test('the library says which post holds a picture instead of deleting it', async () => {
	await openDesk('/admin/imagens', {
		images: (input) =>
			input['action'] === 'delete'
				? refusal('Esta imagem está em uso: “Com janela”.', 409)
				: (aLibrary()['images']?.(input) ?? {}),
	});
	fireEvent.click(await screen.findByRole('button', { name: 'Excluir: salão azul.png' }));
	await told('está em uso: “Com janela”');
	await screen.findByRole('button', { name: 'Excluir: salão azul.png' });
});

test('a page whose pictures were all deleted meanwhile leads back, and never says that there are none', async () => {
	const { images } = aLibrary();
	const first = { images: [aPicture('salão azul.png')], total: 25, page: 1, pageSize: 24 };
	await openDesk('/admin/imagens', {
		images: (input) =>
			input['page'] === 2
				? { ...first, images: [], total: 24 }
				: input['action'] === 'list'
					? first
					: (images?.(input) ?? {}),
	});
	fireEvent.click(await screen.findByRole('button', { name: 'Próxima' }));
	await waitFor(() => expect(screen.queryByRole('button', { name: /^Excluir:/ })).toBeNull());
	screen.getByLabelText('Buscar por nome ou descrição');
	fireEvent.click(screen.getByRole('button', { name: 'Anterior' }));
	await screen.findByRole('button', { name: 'Excluir: salão azul.png' });
});

/** Four pictures, of which the second is in use. */
function aShelf() {
	const all = ['a', 'b', 'c', 'd'].map((letter) => ({
		...aPicture(`${letter}.png`, letter === 'a' ? '' : 'Uma mesa'),
		hash: letter.repeat(64),
		uses: letter === 'b' ? 1 : 0,
	}));
	const gone = new Set<string>();
	const asked: unknown[] = [];
	const server: Server = {
		images: (input) => {
			const { action, only } = input;
			const hashes = (input['hashes'] ?? []) as string[];
			if (action === 'uses')
				return {
					uses: [{ id: 'p', title: 'Um café', kind: 'post' }].slice(
						input['hash'] === all[1]?.hash ? 0 : 1,
					),
				};
			if (action === 'list') {
				const images = all.filter(
					({ hash, alt }) => !gone.has(hash) && (only !== 'undescribed' || alt === ''),
				);
				const counts = { all: 4, undescribed: 1, unused: 3 };
				return { images, total: images.length, counts };
			}
			asked.push([action, hashes.map(([letter]) => letter).join('')]);
			const moved = hashes.filter(([letter]) => letter !== 'b');
			for (const hash of moved) action === 'delete' ? gone.add(hash) : gone.delete(hash);
			return { hashes: moved };
		},
	};
	return { server, asked };
}
const tick = (letter: string, shiftKey = false) =>
	fireEvent.click(screen.getByRole('checkbox', { name: `Selecionar ${letter}.png` }), { shiftKey });
const names = () =>
	within(screen.getByRole('list', { name: 'Imagens' }))
		.queryAllByRole('button')
		.map(({ textContent }) => textContent);

test('a picture’s form stands beside the others, of the first until another is chosen', async () => {
	await openDesk('/admin/imagens', aShelf().server);
	await screen.findByRole('complementary', { name: 'a.png' });
	fireEvent.click(screen.getByRole('button', { name: 'b.png' }));
	const form = screen.getByRole('complementary', { name: 'b.png' });
	expect(document.activeElement).toBe(form);
	expect(await within(form).findByRole('link', { name: 'Um café' })).toBeTruthy();
	expect(screen.getByRole('button', { name: 'b.png' }).getAttribute('aria-current')).toBe('true');
	expect((await alt()).value).toBe('Uma mesa');
	expect(screen.getAllByLabelText('Descrição da imagem')).toHaveLength(1);
});

test('several pictures are chosen with Shift, deleted together, and come back', async () => {
	const { server, asked } = aShelf();
	await openDesk('/admin/imagens', server);
	await screen.findByRole('button', { name: 'b.png' });
	tick('a');
	tick('c', true);
	const bar = screen.getByRole('region', { name: 'Ações em lote' });
	expect(bar.textContent).toContain('3 selecionadas');
	fireEvent.click(within(bar).getByRole('button', { name: 'Excluir' }));
	await told('2 imagens excluídas');
	await told('1 está em uso e ficou.');
	await waitFor(() => expect(names()).toEqual(['b.png', 'd.png']));
	expect(screen.queryByRole('region', { name: 'Ações em lote' })).toBeNull();
	fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
	await waitFor(() => expect(names()).toEqual(['a.png', 'b.png', 'c.png', 'd.png']));
	expect(asked).toEqual([
		['delete', 'abc'],
		['restore', 'ac'],
	]);
});

test('from one that is chosen a press leads to the whole page, and one lets it go', async () => {
	await openDesk('/admin/imagens', aShelf().server);
	await screen.findByRole('button', { name: 'b.png' });
	tick('b');
	const bar = screen.getByRole('region', { name: 'Ações em lote' });
	fireEvent.click(within(bar).getByRole('button', { name: 'Selecionar todas' }));
	expect(bar.textContent).toContain('4 selecionadas');
	fireEvent.click(within(bar).getByRole('button', { name: 'Limpar seleção' }));
	expect(screen.queryByRole('region', { name: 'Ações em lote' })).toBeNull();
});

test('one picture is deleted at a press, and comes back by the next', async () => {
	await openDesk('/admin/imagens', aShelf().server);
	fireEvent.click(await screen.findByRole('button', { name: 'Excluir: a.png' }));
	await told('Imagem excluída');
	await screen.findByRole('complementary', { name: 'b.png' });
	fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
	await screen.findByRole('button', { name: 'a.png' });
});

test('what has no description is marked, and can be shown alone', async () => {
	await openDesk('/admin/imagens', aShelf().server);
	await screen.findByRole('button', { name: 'b.png' });
	const pill = () => screen.getByRole('button', { name: 'sem descrição 1' });
	expect(screen.getAllByText('sem descrição', { selector: 'li *' })).toHaveLength(1);
	expect(pill().dataset['todo']).toBe('true');
	screen.getByRole('button', { name: 'sem uso 3' });
	expect(screen.getAllByText('sem uso', { selector: 'li *' })).toHaveLength(3);
	fireEvent.click(pill());
	await waitFor(() => expect(names()).toEqual(['a.png']));
	expect(location.search).toContain('sem-descricao');
	fireEvent.click(pill());
	await waitFor(() => expect(names()).toHaveLength(4));
});
