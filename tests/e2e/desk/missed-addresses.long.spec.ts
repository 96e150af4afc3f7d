import { storeMissed } from '#db/readers/missed-addresses';
import { localDay } from '#domain/time/dates';
import { withSiteDatabase } from '../../support/site-database.ts';
import { findViolations } from '../find-violations.ts';
import { aSavedPost, expect, test } from './desk-test.ts';

const builtMs = 90_000;
const dayAgo = (days: number) => localDay(new Date(Date.now() - days * 86_400_000).toISOString());

test('an address that readers missed leads to a post with the next publication, and no longer when it is undone', async ({
	page,
	desk,
	site,
}) => {
	test.slow();
	const { title, slug } = await aSavedPost(desk, { published: true });
	const address = `/antigo-${slug}`;
	await withSiteDatabase(site.dataDir, async (db) => {
		for (const days of [1, 4, 9])
			await storeMissed(db, dayAgo(days), [{ query: address, times: 900, results: 0 }]);
	});
	const find = async () => {
		const response = await page.request.get(address, { maxRedirects: 0 });
		return [response.status(), response.headers()['location']?.replace(/^https?:\/\/[^/]+/, '')];
	};
	expect(await find()).toEqual([404, undefined]);
	await page.goto('/admin/resultados');
	const row = page.getByRole('listitem').filter({ hasText: address });
	await expect(row).toContainText('2.700 vezes, em 3 dias. A última vez foi ontem.');
	await row.getByRole('button', { name: 'Redirecionar para…' }).click();
	const dialog = page.getByRole('dialog', { name: 'Redirecionar para…' });
	await dialog.getByRole('combobox').fill(title);
	await expect(dialog.getByRole('option', { name: title })).toHaveAttribute(
		'aria-selected',
		'true',
	);
	const found = dialog.locator('mark').first();
	await expect(found, 'the browser’s own yellow').not.toHaveCSS(
		'background-color',
		'rgb(255, 255, 0)',
	);
	expect(await findViolations(page)).toEqual([]);
	await page.keyboard.press('Enter');
	await expect(row).toContainText(`Vai para ${title} na próxima atualização do site.`);
	await expect.poll(find, { timeout: builtMs }).toEqual([301, `/post/${slug}`]);
	await page.reload();
	await page.getByText(/endereços? redirecionados?$/).click();
	await expect(row).toContainText(`Vai para ${title}.`);
	await row.getByRole('button', { name: 'Desfazer' }).click();
	await expect(row.getByRole('button', { name: 'Redirecionar para…' })).toBeVisible();
	await expect.poll(find, { timeout: builtMs }).toEqual([404, undefined]);
});
