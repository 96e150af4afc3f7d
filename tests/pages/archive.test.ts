import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPages, readBuiltPages, textOf } from '../support/built-pages.ts';
import { type FixtureSite, startFixtureSite } from '../support/fixture-site.ts';
import { aSnapshot } from '../support/snapshot-fixture.ts';

let site: FixtureSite;
let pages: BuiltPages;
beforeAll(async () => {
	site = await startFixtureSite({ snapshot: aSnapshot({ postCount: 220, bookCount: 0 }) });
	pages = await readBuiltPages(site);
}, 300_000);
afterAll(() => site?.stop());

const hrefOf = (link: Element) => link.getAttribute('href') ?? '';

test('Spec §2, S5: a long list goes on in numbered pages, and every post is linked once', async () => {
	const newest = await pages.open('/posts');
	expect(newest.document.querySelectorAll('main .card').length).toBeLessThanOrEqual(120);
	expect(textOf(newest.document.querySelector('.page-head'))).toContain('220 posts publicados');
	const older = [
		...newest.body.getByRole('navigation', { name: 'Posts mais antigos' }).querySelectorAll('a'),
	].map(hrefOf);
	expect(older).toEqual(['/posts/3', '/posts/2']);
	const lists = [newest, ...(await Promise.all(older.map(pages.open)))];
	const found = lists.flatMap(({ document }) =>
		[...document.querySelectorAll('main .card :is(h2, h3) a')].map(hrefOf),
	);
	expect(found).toHaveLength(220);
	expect(new Set(found).size).toBe(220);
});

test('older pages lead to one another, and back to the newest', async () => {
	// The element leads from `?page=2` to the page's own address.
	const newest = await pages.open('/posts?page=2');
	expect(newest.document.querySelector('query-address')?.getAttribute('data-pages')).toBe('3');
	const oldest = await pages.open('/posts/2');
	const middle = await oldest.follow(oldest.body.getByRole('link', { name: 'Mais novos' }));
	expect([middle.address, middle.status]).toEqual(['/posts/3', 200]);
	const back = await middle.follow(middle.body.getByRole('link', { name: 'Mais recentes' }));
	expect([back.address, back.status]).toEqual(['/posts', 200]);
});

test('Spec §2, §8: without books the page says so and leads home', async () => {
	const { status, main } = await pages.open('/livros');
	expect(status).toBe(200);
	main.getByText('Nenhum livro encontrado.');
	expect(hrefOf(main.getByRole('link', { name: 'Voltar ao início' }))).toBe('/');
});
