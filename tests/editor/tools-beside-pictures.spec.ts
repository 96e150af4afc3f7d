import type { Locator } from '@playwright/test';
import { expect, openText, test } from './editor-test.ts';
import { aStoredPicture } from './text-blocks.ts';
import { editor } from './writing-hands.ts';

const boxOf = async (place: Locator) => {
	const { y = 0, height = 0 } = (await place.boundingBox()) ?? {};
	return { top: y, bottom: y + height };
};

/** What both boxes have of the window's height, in pixels. */
async function overlap(one: Locator, other: Locator) {
	const [a, b] = [await boxOf(one), await boxOf(other)];
	return Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

for (const device of ['desk', 'phone'] as const)
	test.describe(device, () => {
		test.use({ device });
		test('the tools of a gallery and of a picture stand beside the photos and cover no word', async ({
			page,
		}) => {
			const all = [];
			for (const colour of ['#345', '#543', '#453', '#534', '#354'])
				all.push(await aStoredPicture(page, colour));
			const gallery = all.map((url) => `![sala](${url},galeria)`).join('\n\n');
			await openText(page, `Antes.\n\n${gallery}\n\nNo meio.\n\n![mesa](${all[0]})\n\nFim.`);
			const rows = page.getByRole('button', { name: /^Imagem \d de 5/ });
			await rows.first().click();
			const words = (text: string) => editor(page).getByText(text).first();
			const expectFree = async (bar: Locator, photos: Locator[], ...around: string[]) => {
				await expect(bar).toBeVisible();
				for (const photo of photos) expect(await overlap(bar, photo)).toBe(0);
				for (const text of around) expect(await overlap(bar, words(text))).toBeLessThan(7);
			};
			const chosen = page.getByRole('toolbar', { name: 'Imagem 1 de 5' });
			await expectFree(chosen, await rows.all(), 'Antes.', 'No meio.');
			await page.keyboard.press('Escape');
			await expectFree(page.getByRole('toolbar', { name: /^Galeria/ }), await rows.all(), 'Antes.');
			const photo = page.locator('.cm-figure img');
			await photo.click();
			await expectFree(
				page.getByRole('toolbar', { name: 'Imagem', exact: true }),
				[photo],
				'No meio.',
			);
		});
	});
