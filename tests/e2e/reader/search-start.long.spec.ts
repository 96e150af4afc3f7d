import { fixtureCategories } from '../../support/snapshot-fixture.ts';
import { holdReact, isTakenOver } from './pages/react.ts';
import { Results } from './pages/results.ts';
import { expect, test } from './reader-test.ts';

test('the address of a WordPress blog’s search finds the same', async ({ page }) => {
	await page.goto('/?s=sala+de+reuni%C3%A3o&post_type=post');
	await isTakenOver(page);
	await expect(page).toHaveURL('/?q=sala+de+reuni%C3%A3o');
	await expect(page.getByRole('searchbox').first()).toHaveValue('sala de reunião');
});

test('a filter removed before React is there is removed', async ({ page }) => {
	const letReactIn = await holdReact(page);
	await page.goto('/?q=mesa&tag=pre%C3%A7o', { waitUntil: 'commit' });
	const results = new Results(page);
	await results.chip('preço').click();
	letReactIn();
	await expect(page).toHaveURL('/?q=mesa');
	await expect(results.title).toBeFocused();
});

test('a category chosen before React is there narrows what the address asks for', async ({
	page,
}) => {
	const letReactIn = await holdReact(page);
	const books = fixtureCategories[11]?.id;
	await page.goto(`/?q=precificar&category=${books}`, { waitUntil: 'commit' });
	const results = new Results(page);
	await expect(results.count).toHaveText(/encontrado/);
	await expect(results.box).toHaveValue('precificar');
	await page.locator('.hero').getByRole('link', { name: 'Finanças' }).click();
	letReactIn();
	await expect(page).toHaveURL(`/?q=precificar&category=${fixtureCategories[0]?.id}`);
	await expect(results.chip('Finanças')).toBeVisible();
});

test('reloading keeps the place before React is there, and leaving then keeps it too', async ({
	page,
}) => {
	const place = () => page.evaluate(() => Math.round(scrollY));
	const scroll = (top: number) =>
		page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
	const results = new Results(page);
	await page.setViewportSize({ width: 412, height: 823 });
	await page.goto('/?q=mesa');
	await isTakenOver(page);
	await scroll(420);
	await expect.poll(() => page.evaluate(() => history.state?.top)).toBe(420);
	const letReactIn = await holdReact(page);
	await page.reload({ waitUntil: 'commit' });
	await expect.poll(place).toBe(420);
	await scroll(600);
	letReactIn();
	await isTakenOver(page);
	expect(await place()).toBe(600);
	await holdReact(page);
	await page.reload({ waitUntil: 'commit' });
	await expect(results.cards).toHaveCount(6);
	await scroll(500);
	await page.goto('/posts');
	await page.goBack();
	await expect.poll(place).toBe(500);
});

test('a row fetches its article only when the reader comes near', async ({ page }) => {
	await page.setViewportSize({ width: 412, height: 500 });
	const read: string[] = [];
	page.on('request', (request) => {
		if (request.resourceType() === 'fetch' && request.url().includes('/post/'))
			read.push(request.url());
	});
	await page.goto('/?q=precificar', { waitUntil: 'networkidle' });
	const rows = new Results(page).rows;
	await expect(rows).toHaveCount(6);
	const atFirst = read.length;
	expect(atFirst).toBeLessThan(6);
	await rows.last().scrollIntoViewIfNeeded();
	await expect(rows.last().locator('.snip mark')).toBeVisible();
	expect(read.length).toBeGreaterThan(atFirst);
});
