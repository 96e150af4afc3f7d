import { describe, expect, test } from 'vitest';
import { composed, typeAccents } from '../accents.ts';
import type { Kept } from '../kept.ts';

const table = '| O que | Preço |\n| --- | --- |\n| Café | nove |';
const around = (cells: string) => `Antes.\n\n${cells}\n\nDepois.`;
const cell = '[role=textbox]';

/** Puts the text into an editor alone on its page; the cursor is at its end. */
async function openText({ editorPage }: Kept, text: string): Promise<void> {
	await editorPage.open('/admin/');
	await editorPage.until('the page', () => 'editorPage' in window);
	await editorPage.run((_, given) => window.editorPage.open(given, 'text'), text);
	await editorPage.run(({ find }) => find('.cm-content')?.focus());
	await editorPage.press('Control+End');
}

const expectText = ({ editorPage }: Kept) =>
	expect.poll(() => editorPage.run(() => window.editorPage.text()), { timeout: 10_000 });

/** The text's editor, without the rest of the desk. */
export function checkEditor(kept: Kept): void {
	describe('editor', () => {
		test.each([
			['a paragraph', 'Um texto. '],
			['a heading', '## Um título '],
			['an item', '- Um item '],
		])('letters with accents stand in %s as they were typed', async (_, before) => {
			await openText(kept, `${before}x`);
			await kept.editorPage.press('Backspace');
			await typeAccents(kept.editorPage);
			await expectText(kept).toBe(before + composed);
		});

		test('letters with accents stand in a cell as they were typed', async () => {
			await openText(kept, around(table));
			await kept.editorPage.click(cell, 'O que, linha 1');
			await kept.editorPage.press('End');
			await typeAccents(kept.editorPage);
			await expectText(kept).toBe(around(table.replace('Café', `Café${composed}`)));
		});

		test.each([
			['Control+b', '**nove**'],
			['Control+i', '*nove*'],
			['Control+e', '`nove`'],
		])('%s in a cell changes what is chosen there, and nothing else', async (keys, marked) => {
			await openText(kept, around(table));
			await kept.editorPage.click(cell, 'Preço, linha 1');
			await kept.editorPage.press('Home', 'Shift+End', keys);
			await expectText(kept).toBe(around(table.replace('nove', marked)));
		});

		test('Ctrl+K in a cell links the words that are chosen there', async () => {
			const { editorPage } = kept;
			await openText(kept, around(table));
			await editorPage.click(cell, 'Preço, linha 1');
			await editorPage.press('Home', 'Shift+End', 'Control+k');
			await editorPage.until('the dialog’s field', () =>
				document.activeElement?.matches('dialog input, [role=dialog] input'),
			);
			await editorPage.type('https://example.com/a');
			await editorPage.press('Enter');
			await expectText(kept).toBe(around(table.replace('nove', '[nove](https://example.com/a)')));
		});

		test('arrows walk through a cell, and out of it at its end', async () => {
			const { editorPage } = kept;
			await openText(kept, around(table));
			await editorPage.click(cell, 'O que, linha 1');
			await editorPage.press('Home', 'ArrowRight', 'ArrowRight');
			await editorPage.type('x');
			await expectText(kept).toBe(around(table.replace('Café', 'Caxfé')));
			await editorPage.press('End', 'ArrowRight');
			await editorPage.type('y');
			await expectText(kept).toBe(around(table.replace('Café', 'Caxfé').replace('nove', 'ynove')));
		});

		test('what is copied is pasted by the real clipboard', async () => {
			await openText(kept, 'Um **forte** aqui.');
			await kept.editorPage.press('Control+a', 'Control+c', 'Control+End', 'Enter', 'Control+v');
			await expectText(kept).toMatch(/^Um \*\*forte\*\* aqui\.\n+Um \*\*forte\*\* aqui\.$/);
		});
	});
}
