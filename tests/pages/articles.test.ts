import { within } from '@testing-library/dom';
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

const heading = (page: BuiltPage) => textOf(page.body.getByRole('heading', { level: 1 }));
const listed = ({ document }: BuiltPage) => [...document.querySelectorAll('.index li')];

test('S54: an article’s tags and author lead to their pages, which show each of the posts', async () => {
	const article = await pages.open('/post/post-1');
	const tag = await article.follow(article.body.getByRole('link', { name: 'autônomos' }));
	expect(tag.address).toBe('/tags/autonomos');
	expect(heading(tag)).toBe('#autônomos');
	tag.body.getByText('15 posts com esta tag');
	expect(listed(tag)).toHaveLength(15);
	const beside = await tag.follow(tag.body.getByRole('link', { name: /^#preço/ }));
	expect([beside.address, beside.status]).toEqual(['/tags/preco', 200]);
	const signed = within(article.main.getAllByRole('article')[0] as HTMLElement);
	const [name] = signed.getAllByRole('link', {
		name: 'Helena Prado',
	});
	const author = await article.follow(name as HTMLElement);
	expect(author.address).toBe('/autores/helena-prado');
	expect(heading(author)).toBe('Helena Prado');
	const facts = textOf(author.document.querySelector('.facts'));
	expect(facts).toContain('30 textos no blog');
	expect(facts).toContain('Desde maio de 2025');
	author.body.getByRole('heading', { name: 'Textos de Helena' });
});

test('a long list goes on at 24 a page, and who writes is listed', async () => {
	const first = await pages.open('/autores/helena-prado');
	expect(listed(first)).toHaveLength(24);
	const second = await first.follow(first.body.getByRole('link', { name: 'Próxima página' }));
	expect(second.address).toBe('/autores/helena-prado/2');
	expect(listed(second)).toHaveLength(6);
	expect(second.document.title).toBe('Helena Prado (página 2) | Vão Livre');
	const crumbs = within(second.body.getByRole('navigation', { name: 'Você está em' }));
	const all = await second.follow(crumbs.getByRole('link', { name: 'Quem escreve' }));
	const names = textsOf(all.main.getAllByRole('listitem')).join('\n');
	expect(names).toMatch(/Helena Prado[\s\S]*Redação/);
});

test('without script a video is a link to its host', async () => {
	const { body } = await pages.open('/post/post-2');
	const card = body.getByRole('link', { name: /^Como calcular o preço da sua hora/ });
	expect(card.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
	expect(card.getAttribute('target')).toBe('_blank');
});

test('the feed keeps the link', async () => {
	const feed = await (await pages.ask('/rss.xml')).text();
	expect(feed).toContain('watch?v=dQw4w9WgXcQ');
	expect(feed).not.toMatch(/video-card|youtube-nocookie/);
});

test("without script 'Voltar ao blog' leads to the list, and the author to their page", async () => {
	const { body, document } = await pages.open('/post/post-1');
	expect(body.getByRole('link', { name: 'Voltar ao blog' }).getAttribute('href')).toBe('/');
	const author = document.querySelector('.article-head [rel="author"]');
	expect(author?.getAttribute('href')).toBe('/autores/helena-prado');
});

test('S11: an article leads to its form, out of sight of readers', async () => {
	const { document } = await pages.open('/post/post-1');
	const link = document.querySelector('.edit-post');
	expect([link?.textContent, link?.getAttribute('href')]).toEqual([
		'Editar o texto',
		'/admin/edit/post-1',
	]);
	expect(link?.getAttribute('rel')).toBe('nofollow');
});

test('Spec §1: without script the field in the header of every page leads to the results', async () => {
	for (const path of [
		'/posts',
		'/post/post-1',
		'/tags/rotina',
		'/autores',
		'/nao-existe',
		'/sitemap',
	]) {
		const { document } = await pages.open(path);
		const forms = [...document.querySelectorAll<HTMLFormElement>('header form[role="search"]')];
		expect(forms.length, path).toBeGreaterThan(0);
		for (const form of forms) {
			expect([form.getAttribute('action'), form.method], path).toEqual(['/', 'get']);
			const field = within(form).getByLabelText('Buscar por título');
			// Only the sheet takes the focus, when it opens.
			const takesFocus = form.closest('[popover]') !== null;
			expect(field.getAttribute('name'), path).toBe('q');
			expect(field.hasAttribute('autofocus'), path).toBe(takesFocus);
		}
	}
});

test('without script the results say what is needed and lead to the lists', async () => {
	const { document } = await pages.open('/?q=mesa');
	const note = document.querySelector<HTMLElement>('.hero .notice');
	expect(textOf(note)).toContain('precisa de JavaScript');
	expect(note?.closest('noscript')).not.toBeNull();
	for (const [name, path] of [
		['Todos os Posts', '/posts'],
		['Livros', '/livros'],
		['Mapa do Site', '/sitemap'],
	] as const)
		expect(
			within(note as HTMLElement)
				.getByText(name, { selector: 'a' })
				.getAttribute('href'),
		).toBe(path);
	expect((await pages.open('/posts')).html).not.toContain('precisa de JavaScript');
});

test("without script home's category chips lead to the categories' pages", async () => {
	const home = await pages.open('/');
	const hero = within(home.document.querySelector('.hero') as HTMLElement);
	const next = await home.follow(hero.getByRole('link', { name: /^Finanças/ }));
	expect([next.address, next.status, heading(next)]).toEqual([
		'/categories/financas',
		200,
		'Finanças',
	]);
});

test('without script WhatsApp and LinkedIn remain, and no button that does nothing', async () => {
	const { document } = await pages.open('/post/post-1');
	const shares = [...document.querySelectorAll<HTMLElement>('.share')];
	expect(shares).toHaveLength(2);
	for (const share of shares) {
		const links = within(share).getAllByRole('link').map(textOf);
		expect(links).toEqual(['WhatsApp', 'LinkedIn']);
		expect(within(share).queryAllByRole('button')).toEqual([]);
	}
});
