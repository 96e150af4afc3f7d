import { aSavedPost, editor, expect, openBrowser, test } from './desk-test.ts';
import { smallTargets } from './small-targets.ts';

test('on a phone everything that is tapped is 44 pixels wide and high', async ({
	browser,
	site,
	desk,
}) => {
	test.setTimeout(120_000);
	const { id } = await aSavedPost(desk);
	const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
	const context = await openBrowser(browser, site, desk, phone);
	const page = await context.newPage();
	for (const path of [
		'/admin',
		'/admin/imagens',
		'/admin/lixeira',
		'/admin/sistema',
		'/admin/perfil',
		`/admin/edit/${id}/historico`,
	]) {
		await page.goto(path);
		await page.getByRole('heading', { level: 1 }).first().waitFor();
		await expect(page.locator('.bone, .spin')).toHaveCount(0);
		expect.soft(await smallTargets(page), path).toEqual([]);
	}
	await page.goto(`/admin/edit/${id}`);
	await editor(page).waitFor();
	// One at a time: a part that opens may close another.
	for (const part of await page.locator('.ficha summary').all()) {
		if (await part.isVisible()) await part.click();
		expect.soft(await smallTargets(page), 'the form').toEqual([]);
	}
	await context.close();
});
