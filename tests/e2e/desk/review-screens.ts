import type { Page } from '@playwright/test';
import type { DeskApi } from '../../support/desk-api.ts';
import type { DeskScreen } from './desk-screen.ts';
import { button, editor, openPart, openPost, typeAtEnd } from './desk-test.ts';
import { anArticle } from './form-screens.ts';

const dayMs = 86_400_000;
const dayIn = (days: number) =>
	new Date(Date.now() + days * dayMs).toLocaleDateString('sv-SE', {
		timeZone: 'America/Sao_Paulo',
	});

async function aReview(desk: DeskApi, inDays: number) {
	const post = await anArticle(desk, { published: true });
	const on = dayIn(inDays);
	await desk.call('calendar', { action: 'review', post_id: post.id, from: null, on });
	return post;
}

/** The server says that a day has gone by that it would not take. */
const makeLate = (page: Page) =>
	page.route('**/api/calendar', async (route) => {
		if (route.request().postDataJSON().action !== 'late-reviews') return route.fallback();
		const late = {
			post_id: crypto.randomUUID(),
			title: 'A primeira nota fiscal',
			on: '2026-01-20',
		};
		return route.fulfill({ json: { success: true, reviews: [late], total: 1 } });
	});

/** The day of review, in its states. */
export const reviewScreens: DeskScreen[] = [
	{
		name: 'review',
		open: async (page, desk) => {
			const { id } = await aReview(desk, 1);
			await openPost(page, id);
			await openPart(page, 'Revisar em');
			await page.getByRole('button', { name: 'em 6 meses' }).click();
			await page.getByText('daqui a 6 meses').waitFor();
		},
	},
	{
		name: 'review-asked',
		open: async (page, desk) => {
			const { id } = await aReview(desk, 0);
			await openPost(page, id);
			await editor(page).click();
			await typeAtEnd(page, ' E um preço novo.');
			await button(page, 'Publicar mudanças').click();
			await page.getByText('está revisado?').waitFor();
		},
	},
	{
		name: 'review-calendar',
		open: async (page, desk) => {
			const { title } = await aReview(desk, 1);
			await makeLate(page);
			await page.goto('/admin/calendario');
			await page.locator('.late-reviews .entry').waitFor();
			await page
				.getByRole('link', { name: new RegExp(`^revisar.*${title}`) })
				.first()
				.waitFor();
		},
	},
	{
		name: 'review-date',
		open: async (page, desk) => {
			await aReview(desk, 1);
			await makeLate(page);
			await page.goto('/admin/calendario');
			await page
				.locator('.late-reviews')
				.getByRole('button', { name: /^Mudar data/ })
				.click();
			await page.getByRole('dialog', { name: 'Revisar em' }).waitFor();
		},
	},
	{
		name: 'review-list',
		open: async (page, desk) => {
			await aReview(desk, 1);
			await page.goto('/admin?sort=review-closest&review=dated');
			await page
				.getByText(/^revisar em/)
				.first()
				.waitFor();
		},
	},
];
