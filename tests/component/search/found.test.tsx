import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchResults } from '#islands/search-results.tsx';
import { fixtureCategories } from '../../support/snapshot-fixture.ts';
import { NearObserver, openFixtureSearch } from './a-search.ts';

const { search } = await openFixtureSearch();
let article: string;

const box = document.createElement('input');
beforeEach(() => {
	article = '<div class="prose"><p>Quebra por não saber que estava cobrando barato.</p></div>';
	vi.stubGlobal('IntersectionObserver', NearObserver);
	vi.stubGlobal('fetch', async () => new Response(article));
	vi.stubGlobal('scrollTo', () => undefined);
	document.head.innerHTML =
		'<title>Vão Livre</title><link rel="canonical" href="https://blog.test/"><meta name="robots" content="index, follow">';
	document.body.innerHTML = '<h1>O blog</h1>';
	document.body.append(box);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	document.head.innerHTML = '';
	history.replaceState(null, '', '/');
});

async function open(address: string, count: string | RegExp = /encontrado/) {
	cleanup();
	history.replaceState(null, '', address);
	render(<SearchResults box={box} search={search} />);
	await counts(count);
}
const counts = (count: string | RegExp) =>
	waitFor(() => expect(screen.getByRole('status').textContent).toMatch(count));
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const cards = () => all('article.card');
const rows = () => all('.rows > li');
const marks = (within_ = 'article.card h3 mark') => all(within_).map((mark) => mark.textContent);
const group = (name: string) => within(screen.getByRole('region', { name }));
const chip = (name: string) =>
	within(screen.getByRole('list', { name: 'Filtros ativos' })).getByRole('button', {
		name: new RegExp(name),
	});
const address = () => location.pathname + location.search;
const finances = fixtureCategories[0]?.id ?? '';

test.each([
	['silencio', 'silêncio'],
	['SILÊNCIO', 'silêncio'],
	['Silêncio', 'silêncio'],
	['lenci', 'lênci'],
])(
	'Spec §2, S4: accents and capitals make no difference, and the words are marked: %s',
	async (words, marked) => {
		await open(`/?q=${encodeURIComponent(words)}`, /^3 posts encontrados$/);
		expect(marks()[0]).toBe(marked);
	},
);

test('a page holds posts before books, each newest first', async () => {
	await open('/?q=precificar&page=5', '44 posts encontrados');
	expect(rows()).toHaveLength(6);
	group('Posts');
	await open('/?tag=livro', '14 posts encontrados');
	const dates = all('article.card time').map((time) => time.getAttribute('datetime') ?? '');
	expect(dates).toHaveLength(6);
	expect(dates).toEqual(dates.toSorted().toReversed());
});

test('Spec §5: word, category and tag narrow one another, and each goes with a click', async () => {
	await open(
		`/?q=hora&category=${finances}&tag=${encodeURIComponent('preço')}`,
		'2 posts encontrados',
	);
	fireEvent.click(chip('preço'));
	expect(address()).toBe(`/?q=hora&category=${finances}`);
	await counts('3 posts encontrados');
	fireEvent.click(chip('“hora”'));
	await waitFor(() => chip('Finanças'));
	expect(box.value).toBe('');
	fireEvent.click(chip('Finanças'));
	await waitFor(() => expect(screen.queryByText('Resultados da Busca')).toBeNull());
	expect(address()).toBe('/');
});

test.each([
	['gestao', 'Categoria: Gestão de Pessoas', '/categories/gestao-de-pessoas'],
	['helena', 'Autor: Helena Prado', '/autores/helena-prado'],
	['rotina', 'Tag: rotina', '/tags/rotina'],
])('names that begin like a word of the search lead to their pages: %s', async (q, said, href) => {
	await open(`/?q=${q}`);
	const maybe = screen.getByRole('navigation', { name: 'Talvez você queira' });
	const links = within(maybe).getAllByRole('link');
	expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
		[said, href],
	]);
});

test('Spec §5: a word that is only in the text says so, and shows where', async () => {
	await open('/?q=barato');
	group('Posts').getByRole('heading', { name: 'No texto' });
	await waitFor(() => expect(rows()[0]?.querySelector('.snip mark')?.textContent).toBe('barato'));
	await open('/?q=silencio');
	group('Posts').getByRole('heading', { name: 'No título' });
	expect(group('Posts').queryByRole('heading', { name: 'No texto' })).toBeNull();
});

test('a row shows the word where it stands, even below a quote', async () => {
	article =
		'<div class="prose"><blockquote><p>Fica.</p><cite>Ana, mesa 6</cite></blockquote></div>';
	await open('/?q=mesa&page=2');
	await waitFor(() =>
		expect(rows()[0]?.querySelector('.snip')?.textContent).toBe('Fica. Ana, mesa 6'),
	);
});

test('Spec §5, S2: over all pages titles come before texts, posts before books in each', async () => {
	await open('/?q=mesa', '44 posts encontrados');
	expect([cards().length, rows().length]).toEqual([6, 0]);
	await open('/?q=amigos', '3 posts encontrados');
	group('Livros').getByRole('heading', { name: 'No título' });
	await open('/?tag=rotina');
	expect(cards()).toHaveLength(6);
	expect(group('Posts').getAllByRole('heading', { level: 3 })).toHaveLength(6);
});

test('Spec §2: nothing found offers to clear the filters', async () => {
	await open('/?q=palestrante+30', '1 post encontrado');
	await open('/?q=silensio', 'Nenhum post encontrado');
	const instead = (name: string) =>
		within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);
	expect(instead('Categorias').getAllByRole('link')).toHaveLength(4);
	expect(instead('Posts Recentes').getAllByRole('link')).toHaveLength(3);
	fireEvent.click(instead('Você quis dizer').getByRole('link', { name: 'silêncio' }));
	await counts('3 posts encontrados');
	expect(address()).toBe('/?q=sil%C3%AAncio');
	expect(document.activeElement?.textContent).toBe('Resultados da Busca');
	await open('/?q=xyzw', 'Nenhum post encontrado');
	fireEvent.click(screen.getByRole('button', { name: 'Limpar Filtros' }));
	expect(address()).toBe('/');
	expect(document.activeElement?.textContent).toBe('O blog');
	expect('filtering' in document.documentElement.dataset).toBe(false);
});

test('that a short word must be whole is said where it finds nothing', async () => {
	const rule = 'Palavras de até duas letras só são encontradas inteiras.';
	await open('/?q=s', 'Nenhum post encontrado');
	screen.getByText(rule);
	await open('/?q=silensio', 'Nenhum post encontrado');
	expect(screen.queryByText(rule)).toBeNull();
});

test('results with a query are not for robots', async () => {
	const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');
	await open('/?q=silencio');
	await waitFor(() => expect(robots()).toBe('noindex, follow'));
	expect(document.title).toMatch(/^silencio — Resultados da Busca \|/);
	await open('/?q=hora&page=2');
	expect(document.title).toMatch(/^hora — Resultados da Busca — Página 2 \|/);
	await open('/?q=silencio');
	fireEvent.click(chip('“silencio”'));
	await waitFor(() => expect(robots()).toBe('index, follow'));
	expect(document.title).toBe('Vão Livre');
});

test.each([
	['of signs that do not exist', '/?q=%00'],
	['of half a letter', '/?q=%E0%A4'],
	['of an unknown category', '/?category=nenhuma'],
	['of an unknown tag', '/?tag=nenhuma'],
	['without a word', '/?q=!!!+%3F'],
	['of 10,000 letters', `/?q=${'x'.repeat(10_000)}`],
])('a search %s finds nothing, and says so', async (_, path) => {
	await open(path, 'Nenhum post encontrado');
});

test.each([
	['999', '8'],
	['-1', '1'],
	['0', '1'],
	['x', '1'],
	['%00', '1'],
])('of a page %s that is not there the nearest is shown', async (page, shown) => {
	await open(`/?q=hora&page=${page}`);
	const pager = screen.getByRole('navigation', { name: 'Páginas' });
	expect(pager.querySelector('[aria-current=page]')?.textContent).toBe(shown);
});

test('invalid addresses show valid pages', async () => {
	await open('/?q=%E0%A4%A&page=%');
	await open(`/?q=${'hora '.repeat(30)}`, '44 posts encontrados');
	cleanup();
	history.replaceState(null, '', '/?q=&category=&tag=');
	render(<SearchResults box={box} search={search} />);
	expect('filtering' in document.documentElement.dataset).toBe(false);
});

test.each([
	[`category=${finances}`, '/categories/financas'],
	['tag=rotina', '/tags/rotina'],
	['tag=Rotina', '/tags/rotina'],
	[`category=${finances}&q=precificar`, '/'],
	['tag=nenhuma', '/'],
])(
	'S3: a category or a tag as the only filter names its static page canonical: %s',
	async (query, path) => {
		const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
		await open(`/?${query}`);
		await waitFor(() => expect(canonical()).toBe(`https://blog.test${path}`));
		await act(async () => {
			history.pushState(null, '', '/');
			dispatchEvent(new PopStateEvent('popstate'));
		});
		await waitFor(() => expect(canonical()).toBe('https://blog.test/'));
	},
);

test('the keyboard goes on at the next filter, at the heading or, without filters, at home’s', async () => {
	await open(`/?q=hora&category=${finances}&tag=${encodeURIComponent('preço')}`);
	const press = (name: string) => {
		const button = chip(name);
		button.focus();
		fireEvent.click(button);
	};
	press('“hora”');
	await waitFor(() => expect(screen.queryByText('“hora”')).toBeNull());
	expect(document.activeElement).toBe(chip('Finanças'));
	press('preço');
	await waitFor(() => expect(screen.queryByRole('button', { name: /preço/ })).toBeNull());
	expect(document.activeElement?.textContent).toBe('Resultados da Busca');
	press('Finanças');
	expect(document.activeElement?.textContent).toBe('O blog');
});

test('what was not found is said first, then what was meant, the hint and the way out', async () => {
	await open('/?q=silensio', 'Nenhum post encontrado');
	const said = all('.results-head, .instead > *').map((part) => part.textContent);
	expect(said).toEqual([
		'Resultados da BuscaNenhum post encontrado“silensio”remover',
		'Você quis dizersilêncio',
		'Tente outra palavra ou remova um dos filtros.',
		'Limpar Filtros',
	]);
});

test('up to three hits in titles lie flat', async () => {
	await open(`/?q=${encodeURIComponent('preço')}&category=${finances}`);
	expect(all('.grid.flat')).toHaveLength(1);
	await open(`/?q=${encodeURIComponent('preço')}`);
	expect(all('.grid.flat > *')).toHaveLength(3);
});
