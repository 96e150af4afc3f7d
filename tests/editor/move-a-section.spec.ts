import { expectText, openText, test } from './editor-test.ts';
import { editor } from './writing-hands.ts';

const text = 'Abre.\n\n## Um\n\nPrimeiro.\n\n## Dois\n\nSegundo.\n\n## Três\n\nTerceiro.';

test.beforeEach(async ({ page }) => {
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await openText(page, text);
});

test('a section that is cut and pasted keeps its heading, by keys', async ({ page }) => {
	await editor(page).getByText('Um', { exact: true }).click();
	await page.keyboard.press('Home');
	await page.keyboard.press('Shift+ArrowDown');
	await page.keyboard.press('Shift+ArrowDown');
	await page.keyboard.press('Control+x');
	await expectText(page, text.replace('## Um\n\nPrimeiro.\n\n', ''));
	await page.keyboard.press('Control+End');
	await page.keyboard.press('Control+v');
	await expectText(page, `${text.replace('## Um\n\nPrimeiro.\n\n', '')}\n\n## Um\n\nPrimeiro.`);
	await page.keyboard.press('Control+z');
	await expectText(page, text.replace('## Um\n\nPrimeiro.\n\n', ''));
});

test('and by the pointer, before another heading', async ({ page }) => {
	await editor(page).getByText('Dois', { exact: true }).click({ clickCount: 3 });
	await editor(page)
		.getByText('Três', { exact: true })
		.click({ modifiers: ['Shift'], position: { x: 1, y: 8 } });
	await page.keyboard.press('Control+x');
	await expectText(page, text.replace('## Dois\n\nSegundo.\n\n', ''));
	await editor(page).getByText('Um', { exact: true }).click();
	await page.keyboard.press('Home');
	await page.keyboard.press('Control+v');
	await expectText(
		page,
		'Abre.\n\n## Dois\n\nSegundo.\n\n## Um\n\nPrimeiro.\n\n## Três\n\nTerceiro.',
	);
});

test('at the end of a paragraph it gets lines of its own; a part of a line stays in the line', async ({
	page,
}) => {
	await editor(page).getByText('Dois', { exact: true }).click({ clickCount: 3 });
	await page.keyboard.press('Control+x');
	await editor(page).getByText('Abre.').click();
	await page.keyboard.press('End');
	await page.keyboard.press('Control+v');
	await expectText(page, /^Abre\.\n\n## Dois\n\n## Um\n/);
	await editor(page)
		.getByText('Primeiro.')
		.dblclick({ position: { x: 20, y: 8 } });
	await page.keyboard.press('Control+c');
	await editor(page).getByText('Abre.').click();
	await page.keyboard.press('End');
	await page.keyboard.press('Control+v');
	await expectText(page, /^Abre\.Primeiro\n\n## Dois\n/);
});
