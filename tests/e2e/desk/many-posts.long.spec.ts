import { expect, test } from './desk-test.ts';
import { threePosts } from './three-posts.ts';

test('Shift ticks a range, and on a phone nothing that can be done to it is cut; the undo outlives its notice', async ({
	page,
	desk,
}) => {
	const { name, states, before } = await threePosts(desk);
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto(`/admin?q=${encodeURIComponent(name)}`);
	const boxes = page.getByRole('checkbox', { name: /^Selecionar: / });
	await boxes.first().click();
	await boxes.last().click({ modifiers: ['Shift'] });
	const bar = page.getByRole('region', { name: 'Ações em lote' });
	await expect(bar.getByRole('status')).toHaveText('3 selecionados');
	const ends = (selector: string) =>
		page
			.locator(selector)
			.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right)));
	const shown = await ends('.bulk .btn, .tools .btn');
	expect(shown).toHaveLength(10);
	expect(Math.max(...shown)).toBeLessThanOrEqual(360);
	await page.getByRole('button', { name: 'Filtros' }).click();
	const choices = await ends('.filter-sheet :is(.pill, .sort)');
	expect(choices).toHaveLength(4);
	expect(Math.max(...choices)).toBeLessThanOrEqual(360);
	await page.getByRole('button', { name: 'Ver os posts' }).click();

	await bar.getByRole('button', { name: 'Despublicar 2 de 3' }).click();
	await expect(page.getByText('2 posts despublicados')).toBeVisible();
	const last = page.getByRole('region', { name: 'Última mudança' });
	await expect(last).toContainText('2 posts despublicados', { timeout: 15_000 });
	await last.getByRole('button', { name: 'Desfazer' }).click();
	await expect.poll(states).toEqual(before);
	await expect(last).toHaveCount(0);
});
