import type { DeskScreen } from './desk-screen.ts';
import { anArticle } from './form-screens.ts';

const address = '/admin/calendario';

/** The month and its shelf, in their states. */
export const calendarScreens: DeskScreen[] = [
	{
		name: 'calendar',
		open: async (page, desk) => {
			const { title } = await anArticle(desk);
			await page.goto(address);
			await page.locator('.shelf').getByText(title).first().waitFor();
		},
	},
	{
		name: 'calendar-date',
		open: async (page, desk) => {
			const { title } = await anArticle(desk);
			await page.goto(address);
			await page
				.getByRole('button', { name: `Escolher data… ${title}` })
				.first()
				.click();
			await page.getByRole('dialog', { name: 'Publicar em' }).waitFor();
		},
	},
	{
		name: 'calendar-failed',
		open: async (page) => {
			await page.route('**/api/calendar', (route) => route.abort());
			await page.goto(address);
			await page.getByText('Não foi possível carregar o calendário.').waitFor({ timeout: 30_000 });
		},
	},
];
