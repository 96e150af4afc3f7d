import type { Page } from '@playwright/test';
import type { DeskApi } from '../../support/desk-api.ts';
import { aPicture } from '../../support/factories/picture.ts';
import type { DeskScreen } from './desk-screen.ts';

const colours = ['#e8e0d0', '#7a4b2a', '#2f5d3a', '#8a2f4b', '#c9a227'];

async function openLibrary(page: Page, desk: DeskApi) {
	for (const [at, colour] of colours.entries()) {
		const bytes = await aPicture({ width: 800, height: at % 2 ? 1000 : 600, colour });
		const name = `sala-de-reunioes-da-frente-${at}.png`;
		await desk.call('upload-image', { name, data_base64: bytes.toString('base64') });
	}
	await page.goto('/admin/imagens');
	await page
		.getByRole('checkbox', { name: /^Selecionar sala/ })
		.nth(4)
		.waitFor();
}

/** Imagens in each of its states. */
export const pictureScreens: DeskScreen[] = [
	{ name: 'images', open: openLibrary },
	{
		name: 'images-open',
		open: async (page, desk) => {
			await openLibrary(page, desk);
			await page
				.getByRole('button', { name: /^sala-de-reunioes/ })
				.nth(2)
				.click();
		},
	},
	{
		name: 'images-chosen',
		open: async (page, desk) => {
			await openLibrary(page, desk);
			for (const at of [1, 2, 3])
				await page
					.getByRole('checkbox', { name: /^Selecionar sala/ })
					.nth(at)
					.check();
			await page.getByRole('region', { name: 'Ações em lote' }).waitFor();
		},
	},
];
