import type { CDPSession, Page } from '@playwright/test';
import { findViolations } from '../e2e/find-violations.ts';
import { expect, expectText, openText, test } from './editor-test.ts';
import { editor, titleField } from './writing-hands.ts';

const written = `Trabalhar da sala parece de graça. Só que a conta existe, e chega **espalhada em cinco boletos**.

Fizemos essa soma com onze pessoas.[^1] Tem mais a ver com [o custo da interrupção](/post/o-custo) do que com o *aluguel*.

## O que entra na conta

Energia, internet e tempo. O último é o mais caro:

- a campainha, que não sabe de reunião;
- a louça, que sabe onde você está.

> Eu não pagava aluguel. Pagava em sábados.
>
> — Renata Alves

### A conta de cada um

Cabe em uma linha: \`=soma(B2:B6)\`. ~~Antes disso, espere.~~

---

[^1]: Conversas de março a junho.
`;

async function openAt(page: Page, text: string, words: string) {
	await openText(page, text);
	await editor(page).getByText(words).click();
}

test('the text looks like the article, its headings are headings, and no machine finds fault', async ({
	page,
}) => {
	await openText(page, written);
	await expect(editor(page)).not.toContainText('**');
	await expect(editor(page)).not.toContainText('##');
	await expect(editor(page)).not.toContainText('](');
	await expect(editor(page).locator('strong')).toHaveText('espalhada em cinco boletos');
	await expect(editor(page).locator('em')).toHaveText('aluguel');
	await expect(
		editor(page).getByRole('heading', { level: 2, name: 'O que entra na conta' }),
	).toBeVisible();
	await expect(
		editor(page).getByRole('heading', { level: 3, name: 'A conta de cada um' }),
	).toBeVisible();
	expect(await findViolations(page)).toEqual([]);
});

test('marks show where the cursor is, Markdown shows them all, and the browser keeps the choice', async ({
	page,
}) => {
	await openAt(page, written, 'espalhada em cinco');
	await expect(editor(page)).toContainText('**espalhada em cinco boletos**');
	await editor(page).getByText('Energia, internet').click();
	await expect(editor(page)).not.toContainText('**');
	await page.getByRole('button', { name: 'Markdown', exact: true }).click();
	await expect(editor(page)).toContainText('## O que entra na conta');
	await expect(editor(page).getByRole('heading')).toHaveCount(0);
	await page.reload();
	await openText(page, written, 'kept');
	await expect(editor(page)).toContainText('## O que entra na conta');
	await page.getByRole('button', { name: 'Texto', exact: true }).click();
	await expect(editor(page)).not.toContainText('##');
	await expectText(page, written);
});

test('prose is typed with Markdown’s signs, and with the keys', async ({ page }) => {
	await openText(page, 'Um.');
	await editor(page).click();
	await page.keyboard.press('Control+a');
	await page.keyboard.press('Delete');
	const { keyboard } = page;
	await keyboard.type('Trabalhar parece **de graça**.\n## O que entra\nEnergia e ');
	await keyboard.press('Control+i');
	await keyboard.type('tempo');
	await keyboard.press('ArrowRight');
	await keyboard.type(':\n- a campainha\na louça\n\n> Pagava em sábados.\n— Renata Alves\n\nFim.');
	await expectText(
		page,
		'Trabalhar parece **de graça**.\n\n## O que entra\n\nEnergia e *tempo*:\n\n- a campainha\n- a louça\n\n> Pagava em sábados.\n>\n> — Renata Alves\n\nFim.',
	);
});

test('the cursor rests in no gap, and a letter at its edge breaks no heading', async ({ page }) => {
	await openAt(page, 'Um.\n\n## Dois\n\nTrês.', 'Dois');
	const { keyboard } = page;
	await keyboard.press('Home');
	await keyboard.press('Home');
	await keyboard.type('a');
	await keyboard.press('Home');
	await keyboard.press('ArrowLeft');
	await keyboard.type('b');
	await keyboard.press('ArrowRight');
	await keyboard.type('c');
	await keyboard.press('Control+End');
	await keyboard.type('d');
	await expectText(page, 'Um.b\n\n## caDois\n\nTrês.d');
});

/** As a phone's keyboard and an input method write. */
async function compose(cdp: CDPSession) {
	for (const text of ['n', 'nã', 'não'])
		await cdp.send('Input.imeSetComposition', {
			text,
			selectionStart: text.length,
			selectionEnd: text.length,
		});
	await cdp.send('Input.insertText', { text: 'não' });
}

for (const [place, line] of [
	['bold', 'um **dois** três'],
	['italics', 'um *dois* três'],
	['a strike', 'um ~~dois~~ três'],
	['code', 'um `dois` três'],
	['a link', 'um [dois](/x) três'],
	['an item', '- dois'],
	['a heading', '## dois'],
	['a quote', '> dois'],
	['a numbered item', '1. dois'],
] as const)
	test(`letters that are composed stay whole at both edges of ${place}`, async ({ page }) => {
		const cdp = await page.context().newCDPSession(page);
		const [start, end] = [line.indexOf('dois'), line.indexOf('dois') + 4];
		for (const at of [start, end]) {
			await openText(page, 'x');
			await editor(page).focus();
			await page.keyboard.press('Control+a');
			await page.keyboard.insertText(`Antes.\n\n${line}`);
			for (let step = line.length; step > at; step -= 1) await page.keyboard.press('ArrowLeft');
			await compose(cdp);
			const around = (word: string) => `Antes.\n\n${line.slice(0, at)}${word}${line.slice(at)}`;
			await expectText(page, around('não'));
			await page.keyboard.type(' e');
			await expectText(page, around('não e'));
		}
		await cdp.detach();
	});

test('ArrowUp leads from the first line to the title, and from no other', async ({ page }) => {
	const long = 'Uma primeira frase comprida, que enche mais do que uma linha do texto. '.repeat(3);
	await openText(page, `${long}\n\nFim.`);
	await editor(page).getByText('Fim.').click();
	for (let line = 0; line < 8; line += 1) {
		await page.keyboard.press('ArrowUp');
		if (await titleField(page).evaluate((field) => field === document.activeElement)) break;
		expect(line).toBeLessThan(7);
	}
	await expect(titleField(page)).toBeFocused();
	await page.keyboard.type('!');
	await expect(titleField(page)).toHaveValue('Um título!');
	await editor(page).getByText('Fim.').click();
	await page.keyboard.press('ArrowUp');
	await expect(editor(page)).toBeFocused();
	await page.keyboard.press('Control+Home');
	await page.keyboard.press('Shift+ArrowUp');
	await expect(editor(page)).toBeFocused();
});
