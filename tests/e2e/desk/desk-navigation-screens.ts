import type { Page, Route } from '@playwright/test';
import type { DeskScreen } from './desk-screen.ts';
import { aSavedPost, button, useSingleKeys } from './desk-test.ts';
import { aBegunEntry, leaveText } from './journal-entries.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();
const go = (path: string) => async (page: Page) => {
	await page.goto(path);
	await heading(page);
};
/** A few rows: fifty take axe half a minute and add nothing. */
const fewRows = (reply: Record<string, unknown>) => ({
	posts: (reply['posts'] as object[]).slice(0, 8),
});
const openList = async (page: Page, rows = fewRows) => {
	// Only the list: the same call also reads a single post.
	const ofList = (reply: Record<string, unknown>) => (reply['posts'] ? rows(reply) : {});
	await page.route('**/api/admin-posts', changed(ofList));
	await page.goto('/admin');
	await page.locator('tr[data-post]').first().waitFor();
};
const selectThree = async (page: Page) => {
	await openList(page);
	for (const at of [0, 1, 2])
		await page
			.getByRole('checkbox', { name: /^Selecionar: / })
			.nth(at)
			.check();
};
const never = () => undefined;
const failing = (route: Route) => route.abort();
/** Changes part of the server's reply, for states that only occur on a broken machine. */
const changed =
	(part: (reply: Record<string, unknown>) => object) =>
	async (route: Route): Promise<void> => {
		const response = await route.fetch();
		const reply = await response.json();
		await route.fulfill({ response, json: { ...reply, ...part(reply) } });
	};
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** As a deploy answers: a local run tells no search engine of anything. */
const openSystem = async (page: Page, part: object) => {
	await page.route(
		'**/api/system',
		changed(() => part),
	);
	await go('/admin/sistema')(page);
	await page.getByRole('button', { name: 'Baixar uma cópia' }).waitFor();
};

/** Every screen of the desk except the form's, in each of its states. */
export const placeScreens: DeskScreen[] = [
	{ name: 'login', isSignedOut: true, open: go('/admin/login') },
	{
		name: 'login-refused',
		isSignedOut: true,
		open: async (page) => {
			await go('/admin/login')(page);
			await page.getByLabel('E-mail').fill('alguem@example.com');
			await page.getByLabel('Senha', { exact: true }).fill('senha errada');
			await button(page, 'Entrar').click();
			await page.getByRole('alert').first().waitFor();
		},
	},
	{ name: 'list', open: (page) => openList(page) },
	{
		name: 'list-loading',
		open: async (page) => {
			await page.route('**/api/admin-posts', never);
			await page.goto('/admin');
			await page.locator('table').waitFor();
		},
	},
	{
		name: 'list-failed',
		open: async (page) => {
			await page.route('**/api/admin-posts', failing);
			await page.goto('/admin');
			await page.getByText('Erro ao carregar posts').waitFor({ timeout: 30_000 });
		},
	},
	{
		name: 'list-empty',
		open: async (page) => {
			await page.goto('/admin?q=xilofone');
			await page.getByText('Nenhum post encontrado.').waitFor();
		},
	},
	{
		name: 'list-filtered',
		open: async (page) => {
			await page.goto('/admin?category=none&author=marina&period=30d');
			await page.getByRole('button', { name: 'Remover o filtro Últimos 30 dias' }).waitFor();
		},
	},
	{
		name: 'list-period',
		open: async (page) => {
			await openList(page);
			await page.getByLabel('Período', { exact: true }).selectOption('other');
			await page.getByRole('button', { name: 'Usar este período' }).click();
			await page.getByText('Escreva um dia como').waitFor();
		},
	},
	{
		name: 'list-selected',
		open: selectThree,
	},
	{
		name: 'list-category',
		open: async (page) => {
			await selectThree(page);
			await page.getByRole('button', { name: 'Categoria…' }).click();
			await page.getByRole('dialog').getByRole('combobox').selectOption('Vendas');
			await page
				.getByRole('dialog')
				.getByText(/posts? mudam?\./)
				.waitFor();
		},
	},
	{
		name: 'list-tags',
		open: async (page) => {
			await selectThree(page);
			await page.getByRole('button', { name: 'Tags…' }).click();
			await page.getByLabel('Adicionar').fill('uma tag nova');
			await page.getByText('Os 3 posts mudam.').waitFor();
		},
	},
	{
		name: 'list-take-down',
		open: async (page) => {
			await selectThree(page);
			await page.getByRole('button', { name: 'Tirar do ar em…' }).click();
			await page
				.getByText(/ posts? mudam?\./)
				.first()
				.waitFor();
		},
	},
	{
		name: 'list-check',
		open: async (page, desk) => {
			const { id, title } = await aSavedPost(desk, { content: '![](/x.png)' });
			await page.goto(`/admin?q=${encodeURIComponent(title)}`);
			await page
				.locator(`tr[data-post="${id}"]`)
				.getByRole('button', { name: /^Publicar/ })
				.click();
			await page.getByRole('group', { name: 'Antes de publicar' }).waitFor();
		},
	},
	{
		name: 'list-late',
		open: async (page) => {
			const late = { scheduled_at: ago(32), published: false, published_at: null };
			await page.route(
				'**/api/site-status',
				changed(({ scheduler, build }) => ({
					scheduler: { ...(scheduler as object), last_run_at: ago(34), overdue: 1 },
					build: { ...(build as object), state: 'failed', reason: 'content', since: ago(18) },
				})),
			);
			await openList(page, (reply) => ({
				posts: fewRows(reply).posts.map((post, at) => (at === 1 ? { ...post, ...late } : post)),
			}));
			await page.getByText('1 agendamento não aconteceu na hora.').waitFor();
		},
	},
	{
		name: 'list-signing-out',
		open: async (page, desk) => {
			const { id: postId } = await aSavedPost(desk);
			await openList(page);
			// A text that begins a post would be handed over to the server first.
			await leaveText(page, aBegunEntry({ postId, baseRevision: 1 }));
			await button(page, 'Sign Out').click();
			await page.getByRole('dialog', { name: 'Sair com texto que não foi salvo?' }).waitFor();
		},
	},
	{ name: 'bin-empty', open: go('/admin/lixeira') },
	{
		name: 'bin',
		open: async (page, desk) => {
			const { id } = await aSavedPost(desk, { title: 'Um rascunho que não foi adiante' });
			await desk.call('delete-post', { postId: id, action: 'delete' });
			await go('/admin/lixeira')(page);
			await page.getByText('Um rascunho que não foi adiante').first().waitFor();
		},
	},
	{
		name: 'bin-purge',
		open: async (page) => {
			await go('/admin/lixeira')(page);
			await page
				.getByRole('button', { name: /^Excluir de vez/ })
				.first()
				.click();
			await page.getByRole('dialog').waitFor();
		},
	},
	{
		name: 'system',
		open: async (page) => {
			const told = { at: ago(1), addresses: 3 };
			await openSystem(page, { search_engines: { told, refusal: null } });
			await page.getByRole('heading', { name: /^Buscadores avisados/ }).waitFor();
		},
	},
	{
		name: 'system-refused',
		open: async (page) => {
			const told = { at: ago(3_000), addresses: 1 };
			const refusal = { at: ago(2), answer: 'key' };
			await openSystem(page, { search_engines: { told, refusal } });
			await page.getByRole('heading', { name: 'Os buscadores não aceitaram o aviso' }).waitFor();
		},
	},
	{
		name: 'activate',
		open: async (page) => {
			const missing = { success: true, state: 'missing', project: 'vao-livre-blog' };
			await page.route('**/api/build-hook', (route) => route.fulfill({ json: missing }));
			await go('/admin/sistema/publicacao')(page);
			await page.getByLabel('Endereço de publicação').waitFor();
		},
	},
	{
		name: 'system-open',
		open: async (page) => {
			await go('/admin/sistema')(page);
			await page.locator('summary', { hasText: 'Para quem cuida' }).click();
			await page.getByRole('heading', { name: 'Serviços' }).waitFor();
		},
	},
	{
		name: 'system-lane',
		open: async (page) => {
			const seen = (state: string, text: string, mend?: string) => ({
				about: 'Publicação rápida',
				state,
				text,
				...(mend && { mend }),
			});
			const findings = [
				seen('good', 'um post do site vem do arquivo.'),
				seen('good', 'uma prévia passa à frente do post.'),
				seen(
					'off',
					'nenhum post mudou de endereço: falta ver um redirecionamento.',
					'Mude o endereço de um post e publique uma vez.',
				),
				seen('good', 'um endereço sem post responde “não encontrado”.'),
				seen(
					'bad',
					'não: um post mais novo que o deploy aparece. Resposta: 404.',
					'Este deploy pode ser de uma versão mais antiga. Publique uma vez e teste de novo; se ficar assim, deixe-a desativada.',
				),
			];
			const setup = ({ setup: known }: Record<string, unknown>) => ({
				setup: { ...(known as object), lane_by: 'desk' },
			});
			await page.route('**/api/system', changed(setup));
			const off = changed(() => ({ lane: false }));
			await page.route('**/api/site-status', off);
			await page.route('**/api/fast-lane', (route) =>
				route.fulfill({ json: { success: true, on: false, findings } }),
			);
			await go('/admin/sistema')(page);
			await page.locator('summary', { hasText: 'Para quem cuida' }).click();
			await page.getByRole('button', { name: 'Testar e ativar' }).click();
			await page.getByText('Continua desativada').waitFor();
		},
	},
	{ name: 'authors', open: go('/admin/assuntos/autores') },
	{
		name: 'authors-edit',
		open: async (page) => {
			await go('/admin/assuntos/autores')(page);
			await page
				.getByRole('button', { name: /^Editar: / })
				.first()
				.click();
			await page.getByRole('button', { name: 'Adicionar link' }).click();
		},
	},
	{ name: 'profile', open: go('/admin/perfil') },
	{ name: 'post-not-found', open: go('/admin/edit/nao-existe') },
	{ name: 'not-found', open: go('/admin/nada') },
	{
		name: 'shortcuts',
		open: async (page) => {
			await useSingleKeys(page);
			await openList(page).then(() => page.keyboard.press('?'));
			await page.getByRole('dialog').waitFor();
		},
	},
];
