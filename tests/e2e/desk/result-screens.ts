import type { Page } from '@playwright/test';
import { aBlogResult, noVisits } from '../../support/factories/a-blog-result.ts';
import type { DeskScreen } from './desk-screen.ts';

const open = (blog: object) => async (page: Page) => {
	await page.route('**/api/results', (route) =>
		route.fulfill({ json: { success: true, blog: { ...aBlogResult(), ...blog } } }),
	);
	await page.goto('/admin/resultados');
	await page.getByRole('heading', { name: 'Procuraram e não encontraram' }).waitFor();
};
const few = { ...noVisits, visits: 19, told: 19, read: 6 };

/** What the posts brought, in each state. */
export const resultScreens: DeskScreen[] = [
	{ name: 'brought', open: open({}) },
	{
		name: 'brought-few',
		open: open({
			totals: few,
			closed: few,
			before: null,
			since: '2026-11-12',
			idle: null,
			sources: [{ line: 'whatsapp', visits: 19 }],
			unfound: [],
			missed: [],
		}),
	},
	{
		name: 'brought-empty',
		open: open({ totals: noVisits, since: null, before: null, unfound: [], missed: [] }),
	},
	{
		name: 'redirect',
		open: async (page) => {
			const [waiting, there] = ['/planos-antigos', '/sobre'];
			await open({
				led: [
					{ address: waiting, leads_to: 'Automatize a cobrança', is_waiting: true },
					{ address: there, leads_to: '/posts', is_waiting: false },
				],
			})(page);
			await page.getByRole('button', { name: 'Redirecionar para… /planos', exact: true }).click();
			await page.getByRole('option', { name: 'Início do blog' }).waitFor();
		},
	},
	{
		name: 'brought-failed',
		open: async (page) => {
			await open({})(page);
			await page.route('**/api/results', (route) => route.abort());
			await page.getByRole('link', { name: '7 dias' }).click();
			await page.getByText('Não foi possível carregar os números.').waitFor({ timeout: 30_000 });
		},
	},
];
