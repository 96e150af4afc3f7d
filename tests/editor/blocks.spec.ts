import type { Page } from '@playwright/test';
import { findViolations } from '../e2e/find-violations.ts';
import { expect, expectText, openText, test } from './editor-test.ts';
import { act, aStoredPicture, cellAt, figure, prices } from './text-blocks.ts';
import { editor } from './writing-hands.ts';

test('HTML is shown as its reader sees it, does nothing and asks for nothing', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	const html =
		'<div style="color:red"><p onclick="alert(1)">Um <b>trecho</b> em <a href="https://hostil.test/a">HTML</a></p>' +
		'<script>document.title = "tomado"</script><img src="x" onerror="document.title = 1">' +
		'<iframe src="https://hostil.test/quadro"></iframe></div>';
	await openText(page, `Antes.\n\n${html}\n\nDepois.`);
	const [url, title] = [page.url(), await page.title()];
	const block = page.getByRole('group', { name: /^Trecho em HTML: Um trecho em HTML/ });
	await expect(block).toContainText('Um trecho em HTML');
	const inside = await block.evaluate((element) =>
		[...element.querySelectorAll('.copy *')].flatMap(({ localName, attributes }) => [
			localName,
			...[...attributes].map(({ name }) => `${localName}.${name}`),
		]),
	);
	expect([...new Set(inside)].toSorted()).toEqual(['a', 'a.class', 'b', 'div', 'p']);
	await block.getByText('HTML', { exact: true }).click();
	await expect(block).toBeFocused();
	expect([page.url(), await page.title()]).toEqual([url, title]);
	expect(asked.filter((address) => address.includes('hostil'))).toEqual([]);
	await expectText(page, `Antes.\n\n${html}\n\nDepois.`);
	await block.getByRole('button', { name: 'Editar HTML' }).click();
	await expect(editor(page)).toContainText('<div style="color:red">');
	await page.keyboard.press('Control+End');
	await expect(block).toBeVisible();
	await block.click();
	await block.getByRole('button', { name: 'Transformar em texto' }).click();
	await expectText(page, /^Antes\.\n\nUm \*\*trecho\*\* em \[HTML\]\(https:\/\/hostil\.test\/a\)/);
});

test('the accessibility tree has the figure, the table and its named cells', async ({ page }) => {
	const url = await aStoredPicture(page);
	await openText(page, `![Uma mesa](${url} "Legenda")\n\n${prices}`);
	await expect(editor(page)).toMatchAriaSnapshot(`
    - textbox "Conteúdo":
      - 'figure "Imagem: Uma mesa"':
        - img "Uma mesa"
        - textbox "Legenda"
      - table "Tabela de 3 linhas e 3 colunas":
        - rowgroup:
          - row "O que Em casa Na mesa":
            - columnheader "O que":
              - textbox "Título da coluna 1"
            - columnheader "Em casa":
              - textbox "Título da coluna 2"
            - columnheader "Na mesa":
              - textbox "Título da coluna 3"
        - rowgroup:
          - row "Internet R$ 120 —":
            - cell "Internet":
              - textbox "O que, linha 1"
            - cell "R$ 120":
              - textbox "Em casa, linha 1"
            - cell "—":
              - textbox "Na mesa, linha 1"
          - row "Café R$ 90 —"
  `);
});

for (const device of ['desk', 'phone'] as const)
	test.describe(`on a ${device}`, () => {
		test.use({ device });

		test('blocks are clean for axe, and on a phone a fingertip high', async ({ page }) => {
			const isPhone = device === 'phone';
			const url = await aStoredPicture(page);
			await openText(
				page,
				`![Uma mesa](${url} "Legenda")\n\n${prices}\n\n<p>Um <b>trecho</b></p>\n\nDepois.`,
			);
			await figure(page).locator('img').click();
			await act(page, 'Descrição').click();
			await expect(page.getByLabel('Crédito')).toBeVisible();
			expect.soft(await findViolations(page), 'figure').toEqual([]);
			if (isPhone) expect.soft(await smallTargets(page), 'figure').toEqual([]);
			await page.keyboard.press('Escape');
			await cellAt(page, 'Em casa, linha 1').click();
			await page.keyboard.press('Alt+ArrowDown');
			expect.soft(await findViolations(page), 'table').toEqual([]);
			if (isPhone) expect.soft(await smallTargets(page), 'table').toEqual([]);
			await page.keyboard.press('Escape');
			await page.getByRole('group', { name: /^Trecho em HTML/ }).click();
			expect.soft(await findViolations(page), 'HTML').toEqual([]);
		});
	});

/** For the text's blocks; a grip's hit area is wider than its drawing. */
const smallTargets = (page: Page) =>
	editor(page).evaluate((content) =>
		[...content.querySelectorAll<HTMLElement>('button, label.row, textarea, input.credit, .cell')]
			.filter((element) => element.checkVisibility({ visibilityProperty: true }))
			.map((element) => {
				const { width, height } = element.getBoundingClientRect();
				const reach = element.classList.contains('grip') ? 20 : 0;
				return {
					name: element.className || element.textContent,
					least: Math.min(width, height) + reach,
				};
			})
			.filter(({ least }) => least < 43.5),
	);

for (const [name, block] of [
	['picture', '![Mesa](https://fotos.test/mesa.png)'],
	['linked picture', '[![Mesa](https://fotos.test/mesa.png)](https://fotos.test)'],
	['HTML block', '<div><p>Um trecho</p></div>'],
	['video', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
] as const)
	test(`letters typed at the end go below a ${name} that comes last, and Backspace takes only them`, async ({
		page,
	}) => {
		const content = `Antes.\n\n${block}`;
		await openText(page, content);
		await editor(page).getByText('Antes.').click();
		await page.keyboard.press('Control+End');
		await page.keyboard.type('Fim.');
		await expectText(page, `${content}\n\nFim.`);
		for (const _ of 'Fim.') await page.keyboard.press('Backspace');
		await expectText(page, `${content}\n\n`);
	});
