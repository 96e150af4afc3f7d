import { expect, test } from '@playwright/test';
import { type FixtureSite, startFixtureSite } from '../../support/fixture-site.ts';
import { aSnapshot } from '../../support/snapshot-fixture.ts';

let site: FixtureSite;

test.beforeAll(async () => {
	test.setTimeout(300_000);
	site = await startFixtureSite({ snapshot: aSnapshot({ postCount: 220, bookCount: 0 }) });
});
test.afterAll(() => site.stop());

test('S5: a long list goes on in numbered pages, and every post is linked once', async ({
	page,
}) => {
	const found: string[] = [];
	const collect = async () => {
		const links = page.locator('main .card :is(h2, h3) a');
		found.push(
			...(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))),
		);
	};
	await page.goto(`${site.url}/posts`);
	expect(await page.locator('main .card').count()).toBeLessThanOrEqual(120);
	await expect(page.locator('.page-head')).toContainText('220 posts publicados');
	await collect();
	const older = page.getByRole('navigation', { name: 'Posts mais antigos' }).getByRole('link');
	const addresses = await older.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
	expect(addresses).toEqual(['/posts/3', '/posts/2']);
	for (const address of addresses) {
		await page.goto(site.url + address);
		await collect();
	}
	expect(found).toHaveLength(220);
	expect(new Set(found).size).toBe(220);
});

test('older pages lead to one another, and back to the newest', async ({ page }) => {
	await page.goto(`${site.url}/posts?page=2`);
	await expect(page).toHaveURL(`${site.url}/posts/2`);
	await page.getByRole('link', { name: 'Mais novos' }).click();
	await expect(page).toHaveURL(`${site.url}/posts/3`);
	await page.getByRole('link', { name: 'Mais recentes' }).click();
	await expect(page).toHaveURL(`${site.url}/posts`);
});

test('Spec §2, §8: without books the page says so and leads home', async ({ page }) => {
	const response = await page.goto(`${site.url}/livros`);
	expect(response?.status()).toBe(200);
	await expect(page.getByText('Nenhum livro encontrado.')).toBeVisible();
	const main = page.getByRole('main');
	await expect(main.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/');
});
