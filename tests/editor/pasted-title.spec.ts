import type { Page } from '@playwright/test';
import { expect, expectText, openText, readText, test } from './editor-test.ts';
import { give } from './give.ts';
import { editor } from './writing-hands.ts';

const title = (page: Page) => page.getByRole('textbox', { name: 'Título', exact: true });
const document = {
	html: '<h1>Quanto custa uma <b>mesa</b></h1><p>Por mês.</p><h2>E por dia</h2><p>Menos.</p>',
	plain: 'Quanto custa uma mesa\n\nPor mês.\n\nE por dia\n\nMenos.',
};

async function paste(page: Page, carried: Parameters<typeof give>[2], typed = '') {
	await openText(page, '');
	await title(page).fill(typed);
	await editor(page).click();
	await give(editor(page), 'paste', carried);
}

test('the first heading of a pasted document becomes the empty title, and one undo puts it back', async ({
	page,
}) => {
	await paste(page, document);
	await expect(title(page)).toHaveValue('Quanto custa uma mesa');
	await expectText(page, 'Por mês.\n\n## E por dia\n\nMenos.');
	await page.keyboard.press('Control+z');
	await expect(title(page)).toHaveValue('');
	await expectText(page, '## Quanto custa uma mesa\n\nPor mês.\n\n## E por dia\n\nMenos.');
	await page.keyboard.press('Control+Shift+z');
	await expect(title(page)).toHaveValue('Quanto custa uma mesa');
	await expectText(page, 'Por mês.\n\n## E por dia\n\nMenos.');
});

test('Markdown that is pasted gives its title in the same way', async ({ page }) => {
	await paste(page, { plain: '# Café ~~caro~~ [barato](https://example.com) #\n\nUm texto.' });
	await expect(title(page)).toHaveValue('Café caro barato');
	await expectText(page, 'Um texto.');
});

test('a title that is there stays, and so does the heading', async ({ page }) => {
	await paste(page, document, 'Meu título');
	await expect(editor(page)).toContainText('Quanto custa uma');
	await expect(title(page)).toHaveValue('Meu título');
});

test('a title that was typed since is not taken away by undoing', async ({ page }) => {
	await paste(page, document);
	await title(page).fill('Outro título');
	await editor(page).click();
	await page.keyboard.press('Control+z');
	await expect(editor(page)).toContainText('Quanto custa uma');
	await expect(title(page)).toHaveValue('Outro título');
});

for (const [name, plain] of [
	['a heading alone', '## Só um título'],
	['a heading longer than a title may be', `# ${'a '.repeat(150)}\n\nUm texto.`],
	['a text whose heading comes later', 'Um texto.\n\n# Um título\n\nMais.'],
	['a picture as a heading', '# ![](https://example.com/a.png)\n\nUm texto.'],
] as const) {
	test(`${name} stays in the text`, async ({ page }) => {
		await paste(page, { plain });
		await expect.poll(() => readText(page)).toContain(plain.split('\n')[0]?.slice(-9));
		await expect(title(page)).toHaveValue('');
	});
}
