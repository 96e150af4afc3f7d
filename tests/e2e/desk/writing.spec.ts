import type { CDPSession, Page } from '@playwright/test';
import { stripTitlePrefix } from '#domain/title-prefix';
import type { DeskApi } from '../../support/desk-api.ts';
import { findViolations } from '../find-violations.ts';
import { aSavedPost, editor, expect, openPost, readPost, test } from './desk-test.ts';

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

/** What is typed is in the text at once, and on the server when it says so. */
async function saved(page: Page): Promise<void> {
	await page.keyboard.press('Control+s');
	await expect(page.locator('.saved').first()).toHaveText(/Salvo às/);
}

const contentOf = async (desk: DeskApi, slug: string) =>
	stripTitlePrefix((await readPost(desk, slug)).content);

async function openAt(page: Page, id: string, words: string) {
	await openPost(page, id);
	await editor(page).getByText(words).click();
}

test('the text looks like the article, its headings are headings, and no machine finds fault', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk, { content: written });
	await openPost(page, id);
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
	desk,
}) => {
	const { id, slug } = await aSavedPost(desk, { content: written });
	await openAt(page, id, 'espalhada em cinco');
	await expect(editor(page)).toContainText('**espalhada em cinco boletos**');
	await editor(page).getByText('Energia, internet').click();
	await expect(editor(page)).not.toContainText('**');
	await page.getByRole('button', { name: 'Markdown', exact: true }).click();
	await expect(editor(page)).toContainText('## O que entra na conta');
	await expect(editor(page).getByRole('heading')).toHaveCount(0);
	await page.reload();
	await expect(editor(page)).toContainText('## O que entra na conta');
	await page.getByRole('button', { name: 'Texto', exact: true }).click();
	await expect(editor(page)).not.toContainText('##');
	expect(await contentOf(desk, slug)).toBe(written.trimEnd());
});

test('prose is typed with Markdown’s signs, and with the keys', async ({ page, desk }) => {
	const { id, slug } = await aSavedPost(desk, { content: 'Um.' });
	await openPost(page, id);
	await editor(page).click();
	await page.keyboard.press('Control+a');
	await page.keyboard.press('Delete');
	const { keyboard } = page;
	await keyboard.type('Trabalhar parece **de graça**.\n## O que entra\nEnergia e ');
	await keyboard.press('Control+i');
	await keyboard.type('tempo');
	await keyboard.press('ArrowRight');
	await keyboard.type(':\n- a campainha\na louça\n\n> Pagava em sábados.\n— Renata Alves\n\nFim.');
	await saved(page);
	expect(await contentOf(desk, slug)).toBe(
		'Trabalhar parece **de graça**.\n\n## O que entra\n\nEnergia e *tempo*:\n\n- a campainha\n- a louça\n\n> Pagava em sábados.\n>\n> — Renata Alves\n\nFim.',
	);
});

test('the cursor rests in no gap, and a letter at its edge breaks no heading', async ({
	page,
	desk,
}) => {
	const { id, slug } = await aSavedPost(desk, { content: 'Um.\n\n## Dois\n\nTrês.\n' });
	await openAt(page, id, 'Dois');
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
	await saved(page);
	expect(await contentOf(desk, slug)).toBe('Um.b\n\n## caDois\n\nTrês.d');
});

/** As a phone's keyboard and an input method write. */
async function compose(cdp: CDPSession, page: Page) {
	for (const text of ['n', 'nã', 'não'])
		await cdp.send('Input.imeSetComposition', {
			text,
			selectionStart: text.length,
			selectionEnd: text.length,
		});
	await cdp.send('Input.insertText', { text: 'não' });
	await page.waitForTimeout(100);
}

test('letters that are composed stay whole at the edge of each mark, in an item and in a heading', async ({
	page,
	desk,
	context,
}) => {
	test.setTimeout(120_000);
	const lines = [
		'um **dois** três',
		'um *dois* três',
		'um ~~dois~~ três',
		'um `dois` três',
		'um [dois](/x) três',
		'- dois',
		'## dois',
		'> dois',
		'1. dois',
	];
	const { id } = await aSavedPost(desk, { content: 'x' });
	await openPost(page, id);
	const cdp = await context.newCDPSession(page);
	for (const line of lines) {
		const [start, end] = [line.indexOf('dois'), line.indexOf('dois') + 4];
		for (const at of [start, end]) {
			await editor(page).focus();
			await page.keyboard.press('Control+a');
			await page.keyboard.insertText(`Antes.\n\n${line}`);
			for (let step = line.length; step > at; step -= 1) await page.keyboard.press('ArrowLeft');
			await compose(cdp, page);
			await page.getByRole('button', { name: 'Markdown', exact: true }).click();
			const got = await editor(page).locator('.cm-line').last().textContent();
			expect.soft(got, `${line}, ${at}`).toBe(`${line.slice(0, at)}não${line.slice(at)}`);
			await page.getByRole('button', { name: 'Texto', exact: true }).click();
		}
	}
});
