import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '#config/storage-keys';
import type { BlogResult } from '#contract/results';
import { makeQueryClient } from '../../../admin/src/api/query-client.ts';
import { ResultsPage } from '../../../admin/src/features/results/results-page.tsx';
import { aBlogResult, aPostResult, noVisits } from '../../support/factories/a-blog-result.ts';
import { aListedPost, aPage } from './a-desk.tsx';

/** What the server has, or an error, and every call. */
let blog: BlogResult | undefined;
let sent: Record<string, unknown>[];
/** The posts that readers have. */
let published: object[];

beforeEach(() => {
	for (const key of [storageKeys.adminToken, storageKeys.sessionToken])
		localStorage.setItem(key, 'x');
	blog = aBlogResult();
	sent = [];
	published = [];
	vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
		if (url.includes('admin-posts')) return Response.json({ success: true, ...aPage(published) });
		sent.push(JSON.parse(body));
		return blog
			? Response.json({ success: true, blog })
			: Response.json({ success: false, code: 'internal', error: 'Algo falhou.' }, { status: 500 });
	});
});
afterEach(() => {
	cleanup();
	localStorage.clear();
});

const Address = () => {
	const { pathname, search } = useLocation();
	return <output>{pathname + search}</output>;
};

function show(address = '/admin/resultados') {
	render(
		<MemoryRouter initialEntries={[address]}>
			<QueryClientProvider client={makeQueryClient()}>
				<ResultsPage />
				<Address />
			</QueryClientProvider>
		</MemoryRouter>,
	);
}
function open(address?: string) {
	show(address);
	return screen.findByRole('heading', { name: 'Resultados por post' });
}
const said = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
const figure = (name: string) =>
	screen.getByText(name, { selector: 'dt' }).parentElement?.textContent?.replaceAll('\u00a0', ' ');
const rowOf = (title: string) =>
	within(screen.getByRole('table', { name: 'Resultados por post' }))
		.getByText(title)
		.closest('tr');
const row = (title: string) => rowOf(title)?.textContent?.replaceAll('\u00a0', ' ');
/** All but the title's. */
const cells = (title: string) =>
	[...(rowOf(title)?.children ?? [])]
		.slice(1)
		.map((cell) => cell.textContent?.replaceAll('\u00a0', ' ') ?? '');

const withVisits = (visits: number): Partial<BlogResult> => {
	const totals = { ...noVisits, visits, told: visits, read: Math.floor(visits / 2) };
	return {
		totals,
		closed: totals,
		before: { ...totals, visits: 10, told: 10, read: 5 },
		sources: visits > 0 ? [{ line: 'whatsapp', visits }] : [],
		posts: visits > 0 ? [aPostResult({ ...totals, closed: visits, before: 10 })] : [],
		posts_total: visits > 0 ? 1 : 0,
		best: null,
		idle: null,
		unfound: [],
	};
};

it('says the outcome in one sentence, and leads to the post that brought most clicks', async () => {
	await open();
	expect(said()).toContain(
		'O blog teve 4.540 visitas, 44 % a mais que nos 28 dias anteriores, e 97 cliques nos botões do espaço (visita, WhatsApp, mapa). O post com mais cliques foi Como cobrar sem constranger.',
	);
	const link = screen.getAllByRole('link', { name: 'Como cobrar sem constranger' })[0];
	expect(link?.getAttribute('href')).toBe('/admin/edit/p1');
});

it('makes one proposal, which opens the text', async () => {
	await open();
	expect(said()).toContain(
		'Como fazer amigos e influenciar pessoas teve 104 visitas e nenhum clique nos botões do espaço. O texto não tem botão. Adicionar um pode ajudar.',
	);
	const link = screen.getByRole('link', { name: 'Abrir o texto' });
	expect(link.getAttribute('href')).toBe('/admin/edit/p3');
});

it('makes none where no text needs it', async () => {
	blog = aBlogResult({ idle: null });
	await open();
	expect(screen.queryByRole('link', { name: 'Abrir o texto' })).toBeNull();
});

it('S79: has five figures, each against the span before, and says what the comparison leaves out', async () => {
	await open();
	expect(figure('Visitas')).toContain('4.54044 % a mais: 4.464 contra 3.100');
	expect(figure('Agendar visita')).toContain('6117 a mais');
	expect(figure('WhatsApp')).toContain('286 a menos');
	expect(figure('Como chegar')).toContain('83 a mais');
	expect(figure('Leram até o fim')).toContain('41 %igual');
	expect(said()).toContain(
		'24 de outubro a 20 de novembro. Hoje ainda está sendo contado: as comparações vão até ontem.',
	);
});

it('names the number before alone where today has brought nothing yet', async () => {
	const { totals } = aBlogResult();
	blog = aBlogResult({ closed: totals });
	await open();
	expect(figure('Visitas')).toContain('4.54046 % a mais, eram 3.100');
});

it('has a row for each post, with what became of it and what is new', async () => {
	await open();
	expect(cells('Como cobrar sem constranger')).toEqual([
		...['31', 'no fim 20, no texto 9, rodapé 2', '1.212'],
		...['71 % a mais71 %', 'WhatsApp', '58 %'],
	]);
	expect(cells('O custo')[3]).toContain('novo');
	expect(cells('Saiu do ar')).toEqual([
		'1',
		'rodapé 1',
		'12',
		'9 a mais9 a mais',
		'WhatsApp',
		'poucos dados',
	]);
	expect(cells('Como fazer amigos').slice(0, 2)).toEqual(['0', 'sem botão no texto']);
	expect(cells('Na lixeira').slice(0, 2)).toEqual(['0', '—']);
	expect(row('Saiu do ar')).toMatch(/^Saiu do arfora do ar/);
	expect(row('Na lixeira')).toMatch(/^Na lixeirana lixeira/);
	expect(screen.queryByRole('link', { name: 'Na lixeira' })).toBeNull();
	expect(screen.getByRole('columnheader', { name: 'Cliques' }).ariaSort).toBe('descending');
	expect(said()).toContain('Posts 1 a 5 de 39. 7 posts no ar não tiveram visitas.');
	fireEvent.click(screen.getByRole('button', { name: 'Mostrar todos' }));
	await waitFor(() => expect(sent.at(-1)).toMatchObject({ span: '28d', posts: 500 }));
});

it('says the same of a post in two lines, for phones', async () => {
	await open();
	const lines = [...document.querySelectorAll('.lines')].map((each) =>
		each.textContent?.replaceAll('\u00a0', ' '),
	);
	expect(lines).toEqual([
		'1.212 visitas, 71 % a mais, 58 % até o fim31 cliques nos botões do espaço, no fim 20, no texto 9, rodapé 2',
		expect.stringMatching(/^1\.212 visitas, 58 % até o fim31 cliques/),
		'12 visitas, 9 a mais1 clique nos botões do espaço, rodapé 1',
		'104 visitas, 9 % a menos, 24 % até o fim0 cliques nos botões do espaço, sem botão no texto',
		expect.stringMatching(/^2 visitas, .*0 cliques nos botões do espaço$/),
	]);
});

it('says what readers followed and where it stood, with a line for all that is set', async () => {
	await open();
	const table = screen.getByRole('table', { name: 'Cliques' });
	const lines = within(table)
		.getAllByRole('row')
		.map((line) => [...line.children].map((cell) => cell.textContent));
	expect(lines).toEqual([
		['Botão ou link', 'No texto', 'No fim', 'Rodapé', 'Todos'],
		['Agendar visita', '21', '40', '—', '61'],
		['WhatsApp', '8', '20', '—', '28'],
		['Como chegar', '3', '—', '5', '8'],
		['Acompanhe', '—', '9', '2', '11'],
	]);
});

it('keeps the span in the address', async () => {
	await open('/admin/resultados?periodo=7d');
	expect(sent[0]).toMatchObject({ span: '7d' });
	expect(screen.getByRole('link', { name: '7 dias' }).getAttribute('aria-current')).toBe('true');
	fireEvent.click(screen.getByRole('link', { name: '12 meses' }));
	await waitFor(() =>
		expect(screen.getByRole('heading', { name: 'Visitas por mês' })).toBeTruthy(),
	);
	expect(screen.getByText('/admin/resultados?periodo=12m')).toBeTruthy();
	expect(said()).toContain(
		'Outubro de 2026 a novembro de 2026. Este mês ainda está sendo contado: as comparações vão até o mês passado.',
	);
});

it('begins a post with what readers searched for', async () => {
	await open();
	fireEvent.click(screen.getByRole('button', { name: 'Começar um post: nota fiscal mei' }));
	await waitFor(() => expect(screen.getByText(/^\/admin\/create\?id=/)).toBeTruthy());
	expect(sent.find(({ action }) => action === 'save')).toMatchObject({
		base_revision: 0,
		version: 0,
		fields: { title: 'Nota fiscal mei', content: '' },
	});
});

it('explains an empty list of what readers did not find', async () => {
	blog = aBlogResult({ unfound: [], missed: [], led: [] });
	await open();
	expect(said()).toContain(
		'Uma busca ou um endereço sem resultado aparece aqui quando se repete em três dias diferentes.',
	);
});

it.each([0, 5, 19])('S79: shows no percentage for %i visits', async (visits) => {
	blog = aBlogResult(withVisits(visits));
	await open();
	expect(said()).not.toMatch(/\d %/);
	expect(said()).toContain(
		visits === 0
			? 'O blog não teve visitas em 28 dias, 10 a menos que nos 28 dias anteriores.'
			: `O blog teve ${visits} visitas, ${visits > 10 ? '9 a mais' : '5 a menos'} que nos 28 dias anteriores, e nenhum clique nos botões do espaço.`,
	);
	expect(figure('Leram até o fim')).toContain(`${Math.floor(visits / 2)}de ${visits} visitas`);
});

it('shows percentages from 20 visits on', async () => {
	blog = aBlogResult(withVisits(20));
	await open();
	expect(figure('Leram até o fim')).toBe('Leram até o fim50 %');
	expect(row('Como cobrar sem constranger')).toContain('50 %');
	expect(screen.getAllByText('100 %')).not.toEqual([]);
});

it('compares with nothing that was not counted, and says since when it counts', async () => {
	blog = aBlogResult({ since: '2026-11-12', before: null });
	await open();
	expect(said()).toContain('O blog teve 4.540 visitas em 28 dias e 97 cliques');
	expect(said()).toContain(
		'Contado desde 12 de novembro de 2026: ainda não há com o que comparar.',
	);
	expect(document.querySelector('polyline')).toBeNull();
	expect(document.querySelector('.figures .delta')).toBeNull();
	expect(cells('Saiu do ar')[3]).toBe('—');
});

it('says where visits are from of which the source is not known', async () => {
	blog = aBlogResult({ totals: { ...aBlogResult().totals, told: 4_500 } });
	await open();
	expect(said()).toContain('40 visitas mais antigas estão sem origem.');
});

it('before the first visit says when there will be numbers', async () => {
	blog = aBlogResult({ ...withVisits(0), since: null, before: null, silent: 4 });
	show();
	await screen.findByText('Ainda não há visitas para contar. O primeiro dia aparece amanhã.');
	expect(screen.queryByRole('img')).toBeNull();
	for (const name of ['Visitas', 'Agendar visita', 'Leram até o fim'])
		expect(figure(name)).toBe(`${name}—`);
});

it.each([
	[
		[aListedPost({ title: 'Vaso', slug: 'vaso' })],
		'mande o post mais novo no WhatsApp.',
		/^https:\/\/wa\.me\/\?text=Vaso%20/,
	],
	[[], 'escreva o primeiro post.', /^\/admin\/create$/],
])('before the first visit offers one act: %#', async (posts, act, address) => {
	blog = aBlogResult({ ...withVisits(0), since: null, before: null });
	published = posts;
	show();
	const link = await screen.findByRole('link', { name: act });
	expect(link.getAttribute('href')).toMatch(address);
});

it('keeps the last numbers when the next do not come, and offers to try again', async () => {
	await open();
	blog = undefined;
	fireEvent.click(screen.getByRole('button', { name: 'Mostrar todos' }));
	const alert = await screen.findByRole('alert');
	expect(alert.textContent).toContain('Não foi possível carregar os números.');
	expect(figure('Visitas')).toContain('4.540');
	blog = aBlogResult();
	fireEvent.click(within(alert).getByRole('button', { name: 'Tentar de novo' }));
	await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('without any numbers says that they do not come', async () => {
	blog = undefined;
	show();
	const alert = await screen.findByRole('alert');
	expect(alert.textContent).toContain('Não foi possível carregar os números.');
	expect(alert.textContent).not.toContain('Os de ontem');
});
