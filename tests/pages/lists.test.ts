import { readFile } from 'node:fs/promises';
import { within } from '@testing-library/dom';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import {
	type BuiltPage,
	type BuiltPages,
	readBuiltPages,
	textOf,
	textsOf,
} from '../support/built-pages.ts';

let pages: BuiltPages;
beforeAll(async () => {
	pages = await readBuiltPages();
}, 180_000);

const hrefOf = (element: Element | null | undefined) => element?.getAttribute('href');
const all = ({ document }: BuiltPage, selector: string) => [
	...document.querySelectorAll<HTMLElement>(selector),
];
const heading = (page: BuiltPage) => textOf(page.body.getByRole('heading', { level: 1 }));

test('Spec §1: header and footer lead everywhere, and mark where one is', async () => {
	const { body, document } = await pages.open('/posts');
	const header = within(document.querySelector('header') as HTMLElement);
	for (const [name, path] of [
		['Início', '/'],
		['Todos os Posts', '/posts'],
		['Livros', '/livros'],
	] as const)
		expect(hrefOf(header.getByRole('link', { name })), name).toBe(path);
	const current = header.getByRole('link', { name: 'Todos os Posts' });
	expect(current.getAttribute('aria-current')).toBe('page');
	expect(hrefOf(header.getByRole('link', { name: /Conheça o espaço/ }))).toMatch(/^https:/);
	const foot = body.getByRole('contentinfo');
	const footer = within(foot);
	expect(textOf(foot)).toContain('© 2025 Vão Livre');
	const linksOf = (name: string) =>
		within(footer.getByRole('navigation', { name })).getAllByRole('link');
	const names = [
		'Posts',
		'Livros',
		'Quem escreve',
		'Mapa do Site',
		'Privacidade',
		'Acessibilidade',
	];
	expect(textsOf(linksOf('Rodapé'))).toEqual(names);
	expect(linksOf('Categorias no rodapé')).toHaveLength(4);
	expect(hrefOf(footer.getByRole('link', { name: 'RSS' }))).toBe('/rss.xml');
	expect(textOf(foot.querySelector('address'))).toContain('Rua do Exemplo, 100');
});

test('the privacy page says what the document says', async () => {
	const page = await pages.open('/privacidade');
	expect(heading(page)).toBe('Privacidade');
	const text = await readFile('docs/privacy.md', 'utf8');
	const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, each]) => each);
	expect(textsOf(page.main.getAllByRole('heading', { level: 2 }))).toEqual(headings);
	expect(all(page, 'table')).toHaveLength(text.match(/^\|-/gm)?.length ?? 0);
});

test('the page on accessibility says what the document says: when it was looked at, and what is not met', async () => {
	const page = await pages.open('/acessibilidade');
	expect(heading(page)).toBe('Acessibilidade');
	const text = await readFile('docs/accessibility.md', 'utf8');
	const [, gaps = ''] = text.split('## Known gaps');
	expect(textsOf(all(page, '.prose li'))).toEqual(
		[...gaps.matchAll(/^- (.+)$/gm)].map(([, gap]) => gap),
	);
	const [, day] = /last looked at as a whole on (\d{4}-\d\d-\d\d)/.exec(text) ?? [];
	expect(page.document.querySelector('main time')?.getAttribute('datetime')).toBe(day);
	const words = textOf(page.document.querySelector('main'));
	expect(words).toMatch(
		/WCAG 2\.2, nível AA.*O último exame foi em \d+ de \p{L}+ de \d{4}, no Chromium/u,
	);
});

test('Spec §1, §2, §4, §9: home has hero, search, the newest post as Destaque, two carousels and more posts', async () => {
	const page = await pages.open('/');
	const { body } = page;
	expect(heading(page)).not.toBe('');
	expect(hrefOf(body.getByRole('link', { name: 'Ver Todos os Posts' }))).toBe('/posts');
	body.getByPlaceholderText('Buscar por título');
	body.getByRole('button', { name: 'Buscar' });
	const [featured, ...others] = all(page, '.featured');
	expect(others).toEqual([]);
	expect(textOf(featured)).toContain('Destaque');
	const inFeatured = within(featured as HTMLElement);
	expect(textOf(inFeatured.getByRole('heading'))).toBe('A reunião que podia ser uma mesa');
	expect(hrefOf(inFeatured.getByRole('link', { name: /^Ler mais/ }))).toBe('/post/post-1');
	expect(all(page, '.track .card a[href="/post/post-1"]')).toEqual([]);
	const books = body.getByRole('region', { name: 'Livros Recentes' });
	expect(books.querySelectorAll('.paper')).toHaveLength(9);
	expect(hrefOf(body.getByRole('link', { name: 'Ver mais posts' }))).toBe('/posts');
	const order = textsOf(all(page, '.unfiltered :is(h2, .more)'));
	expect(order.slice(0, 3)).toEqual([
		'A reunião que podia ser uma mesa',
		'Posts Recentes',
		'Livros Recentes',
	]);
	expect(order.at(-1)).toBe('Ver mais posts');
	const places = all(page, 'main :is(.featured, .track .card, .beat, .desk, .lines) h3 a');
	expect(places.length).toBeGreaterThan(0);
	expect(new Set(places.map(hrefOf)).size).toBe(places.length);
});

test('Spec §1, §2: /posts shows every post as a card with its tags, and the categories', async () => {
	const page = await pages.open('/posts');
	expect(heading(page)).toBe('Todos os Posts');
	expect(textOf(page.document.querySelector('.page-head'))).toContain('44 posts publicados');
	const cards = all(page, 'main .card');
	expect(cards).toHaveLength(44);
	const [first] = cards as [HTMLElement];
	expect(hrefOf(within(first).getByText('preço', { selector: 'a' }))).toBe('/tags/preco');
	const categories = within(page.body.getByRole('navigation', { name: 'Categorias' }));
	// The fixture has fifteen categories, three of them without posts.
	expect(categories.getAllByRole('link')).toHaveLength(12);
	const next = await page.follow(categories.getByRole('link', { name: /^Finanças/ }));
	expect([next.address, next.status]).toEqual(['/categories/financas', 200]);
});

test('Spec §2: a category shows its name, its count and its posts', async () => {
	const page = await pages.open('/categories/financas');
	expect(page.status).toBe(200);
	expect(heading(page)).toBe('Finanças');
	expect(textsOf(all(page, '.page-head p'))).toEqual(['3 posts']);
	expect(all(page, 'main .card')).toHaveLength(3);
});

test('Spec §2: a category without posts says so and leads on', async () => {
	const page = await pages.open('/categories/cem-por-cento');
	expect(page.status).toBe(200);
	page.main.getByText('Nenhum post encontrado');
	page.main.getByText('Não encontramos posts nesta categoria ainda.');
	const next = await page.follow(page.main.getByRole('link', { name: 'Ver todos os posts' }));
	expect([next.address, next.status]).toEqual(['/posts', 200]);
});

test('Spec §2, §9: books are nine on a page, with a pager', async () => {
	const page = await pages.open('/livros');
	expect(all(page, '.paper')).toHaveLength(9);
	const next = await page.follow(page.body.getByRole('link', { name: 'Próxima página' }));
	expect(next.address).toBe('/livros/2');
	expect(all(next, '.paper')).toHaveLength(5);
	expect(textsOf(all(next, '.pager [aria-current]'))).toEqual(['2']);
});

test('Spec §1, §2: the site map groups every post by category, with counts, dates and read times', async () => {
	const page = await pages.open('/sitemap');
	expect(textOf(page.document.querySelector('.page-head'))).toContain('44 artigos');
	const groups = all(page, '.map').slice(1);
	const nameOf = (group: Element) => textOf(group.querySelector('h2')?.firstElementChild);
	const names = groups.map(nameOf);
	expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
	expect(names).toContain('Geral');
	const finance = groups.find((group) => nameOf(group) === 'Finanças');
	expect(textOf(finance?.querySelector('h2'))).toContain('3 artigos');
	const times = [...(finance?.querySelectorAll('time') ?? [])];
	const dates = times.map((time) => time.dateTime);
	expect(dates).toHaveLength(3);
	expect(dates).toEqual(dates.toSorted().toReversed());
	expect(textOf(finance?.querySelector('li'))).toMatch(/\d+\smin/);
	expect(all(page, '.map li a[href^="/post/"]')).toHaveLength(44);
	for (const path of ['/', '/posts', '/livros'])
		expect(all(page, `.map-pages a[href="${path}"]`), path).toHaveLength(1);
});

test('Spec §4: a picture on an ignored host is not asked for', async () => {
	const page = await pages.open('/post/post-5');
	expect(page.html).not.toContain('antigo.example');
	const [picture] = all(page, '.article-hero img');
	expect((await pages.ask(picture?.getAttribute('src') ?? '')).status).toBe(200);
});

test('Spec §1: the whole site is dark and in Brazilian Portuguese, and shows where one is', async () => {
	const page = await pages.open('/post/post-1');
	expect(page.document.documentElement.lang).toBe('pt-BR');
	const sheets = all(page, 'link[rel="stylesheet"]').map(async (link) =>
		(await pages.ask(hrefOf(link) ?? '')).text(),
	);
	expect((await Promise.all(sheets)).join()).toMatch(/(?::root|html)\{[^}]*color-scheme:dark[;}]/);
	const crumbs = page.body.getByRole('navigation', { name: 'Você está em' });
	expect(textOf(within(crumbs).getAllByRole('listitem')[0])).toContain('Início');
	expect(textsOf(crumbs.querySelectorAll('[aria-current=page]'))).toEqual([
		'A reunião que podia ser uma mesa',
	]);
});

test('Spec §2, §4: posts and books without a picture are drawn, and every drawing loads', async () => {
	for (const [path, drawing] of [
		['/', '.card:not(.paper) .media img[src^="/panels/"]'],
		['/livros', '.paper .media img[src^="/panels/livro"]'],
		['/post/post-2', '.article-hero img[src^="/panels/post-2-"]'],
		['/post/resumo-1', '.article-hero img[src^="/panels/livro"]'],
	] as const) {
		const drawings = all(await pages.open(path), drawing);
		expect(drawings.length, path).toBeGreaterThan(0);
		for (const image of drawings) {
			const answer = await pages.ask(image.getAttribute('src') ?? '');
			expect(answer.headers.get('content-type'), path).toMatch(/^image\/svg\+xml/);
			const { width } = await sharp(await answer.bytes()).metadata();
			expect(width, path).toBeGreaterThan(1_000);
		}
	}
});
