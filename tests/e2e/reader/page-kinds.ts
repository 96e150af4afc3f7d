import type { Page } from '@playwright/test';
import { openForAnyArticle } from './any-article.ts';
import { everyBlock, replyWithEveryBlock } from './every-block.ts';

/** A kind of page in one of its states. */
interface PageKind {
	name: string;
	path: string;
	/** On the blog that asks whether it may measure. */
	isMeasured?: boolean;
	/** Takes the browser there, where more is to do than to open the path. */
	open?: (page: Page) => Promise<unknown>;
}

const searching = (name: string, path: string): PageKind => ({
	name,
	path,
	open: async (page) => {
		await page.goto(path);
		await page
			.getByText(/encontrado/)
			.first()
			.waitFor();
	},
});

const answering =
	(path: string, call: string, reply: object, shown: string) => async (page: Page) => {
		await page.addInitScript(() => localStorage.setItem('adminToken', 'token'));
		await page.route(`**/api/${call}`, (route) => route.fulfill({ json: reply }));
		await page.goto(path);
		await page.getByText(shown).first().waitFor();
	};

const draft = `/rascunho#${'s'.repeat(43)}`;

/** Every kind of page, and its states that look different. */
export const pageKinds: readonly PageKind[] = [
	{ name: 'home', path: '/' },
	{
		name: 'home-consent',
		path: '/',
		isMeasured: true,
		open: async (page) => {
			await page.goto('/');
			await page.getByRole('region', { name: 'Cookies' }).waitFor();
		},
	},
	{
		name: 'home-carousel-end',
		path: '/',
		open: async (page) => {
			await page.goto('/');
			for (const track of await page.locator('.track').all())
				await track.evaluate((row) => row.scrollTo({ left: 9999, behavior: 'instant' }));
			await page.getByRole('button', { name: 'próximos', disabled: true }).last().waitFor();
		},
	},
	searching('results', '/?q=barato'),
	searching('results-suggestions', '/?q=gestao+mesa'),
	searching('results-corrected', '/?q=silensio'),
	searching('results-empty', '/?q=xyzw'),
	{
		name: 'results-loading',
		path: '/?q=mesa',
		open: async (page) => {
			await page.route('**/search/**', () => undefined);
			await page.goto('/?q=mesa');
		},
	},
	{
		name: 'results-failed',
		path: '/?q=mesa',
		open: async (page) => {
			await page.route('**/search/**', (route) => route.abort());
			await page.goto('/?q=mesa');
			await page.getByRole('button', { name: 'Tentar de novo' }).waitFor();
		},
	},
	{ name: 'posts', path: '/posts' },
	{
		name: 'search-sheet',
		path: '/posts',
		open: async (page) => {
			await page.setViewportSize({ width: 390, height: 900 });
			await page.goto('/posts');
			await page.getByRole('button', { name: 'Buscar', exact: true }).click();
		},
	},
	{ name: 'books', path: '/livros' },
	{ name: 'books-2', path: '/livros/2' },
	{ name: 'category', path: '/categories/financas' },
	{ name: 'category-empty', path: '/categories/cem-por-cento' },
	{ name: 'tag', path: '/tags/rotina' },
	{ name: 'authors', path: '/autores' },
	{ name: 'author', path: '/autores/helena-prado' },
	{ name: 'article', path: '/post/post-1' },
	{ name: 'article-without-picture', path: '/post/post-2' },
	{ name: 'article-book', path: '/post/resumo-1' },
	{
		name: 'article-every-block',
		path: '/post/post-1',
		open: (page) => openForAnyArticle(page, { html: everyBlock.html }),
	},
	{
		name: 'gallery-open',
		path: '/post/post-1',
		open: async (page) => {
			await openForAnyArticle(page, { html: everyBlock.html });
			await page.getByRole('button', { name: 'Ampliar: arcos' }).click();
			await page.getByRole('dialog', { name: 'Imagem 2 de 3' }).waitFor();
		},
	},
	{ name: 'sitemap', path: '/sitemap' },
	{ name: 'privacy', path: '/privacidade' },
	{ name: 'accessibility', path: '/acessibilidade' },
	{ name: 'not-found', path: '/nada' },
	{ name: 'post-not-found', path: '/post/nenhum' },
	{ name: 'post-unavailable', path: '/post-indisponivel' },
	{ name: 'category-not-found', path: '/categories/nenhuma' },
	{
		name: 'preview',
		path: '/post/tudo?preview=1',
		open: answering('/post/tudo?preview=1', 'admin-posts', replyWithEveryBlock, 'Uma seção'),
	},
	{
		name: 'shared-draft',
		path: '/rascunho',
		open: answering(
			draft,
			'open-draft',
			{ ...replyWithEveryBlock, valid_until: '2031-12-02T15:00:00.000Z' },
			'Uma seção',
		),
	},
	{ name: 'shared-draft-cut', path: '/rascunho' },
];

/** At least one address of each page. */
export const pageAddresses = [...new Set(pageKinds.map(({ path }) => path))];
