import { describe, expect, test } from 'vitest';
import { aPicture } from '../../support/factories/picture.ts';
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

async function pastePicture({ editorPage }: Kept): Promise<void> {
	const base64 = (await aPicture({ width: 64, height: 40 })).toString('base64');
	await editorPage.run(({ find }, given) => {
		const data = new DataTransfer();
		const bytes = Uint8Array.from(atob(given), (sign) => sign.charCodeAt(0));
		data.items.add(new File([bytes], 'sala.png', { type: 'image/png' }));
		const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
		// Firefox leaves files out of an event that a page makes.
		Object.defineProperty(event, 'clipboardData', { value: data });
		find('.cm-content')?.dispatchEvent(event);
	}, base64);
}

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

		test.each([
			['![Mesa](/images/mesa.webp#64x40)'],
			['![a](/images/a.webp#64x40,galeria)\n\n![b](/images/b.webp#64x40,galeria)'],
			['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
			['<aside>Um aparte</aside>'],
			['---'],
		])('letters with accents beside %j are a paragraph of their own', async (block) => {
			const { editorPage } = kept;
			for (const [text, keys, written] of [
				['Um.\n\nB\n\nFim.', ['Control+Home', 'ArrowDown'], 'Um.\n\nB\n\n…\n\nFim.'],
				['B\n\nFim.', ['Control+Home', 'Enter'], 'B\n\n…\n\nFim.'],
				['B\n\nFim.', ['Control+Home', 'ArrowUp'], '…\n\nB\n\nFim.'],
				['Um.\n\nB', ['Control+Home', 'End', 'Enter'], 'Um.\n\n…\n\nB'],
				['Um.\n\nB', ['Control+End'], 'Um.\n\nB\n\n…'],
			] as const) {
				await openText(kept, text.replace('B', block));
				await editorPage.press(...keys);
				// An input method knows nothing of keys that a block has.
				if (keys.at(-1) === 'ArrowDown') await editorPage.type(composed);
				else await typeAccents(editorPage);
				await expectText(kept).toBe(written.replace('B', block).replace('…', composed));
			}
		});

		test.each(['', 'Antes.'])('letters after a pasted picture stand below it: %j', async (text) => {
			await openText(kept, text);
			if (text !== '') await kept.editorPage.press('Enter');
			await pastePicture(kept);
			await typeAccents(kept.editorPage);
			const before = text === '' ? '' : `${text}\n\n`;
			const picture = String.raw`!\[\]\(/images/[\w.-]+#64x40\)`;
			await expectText(kept).toMatch(new RegExp(`^${before}${picture}\n\n${composed}$`));
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

		test('what is copied is pasted as the same Markdown, and as words without signs elsewhere', async () => {
			const { editorPage } = kept;
			const text = '* um\n* __dois__\n\nCom [link](<https://a.test/x_(y)>).\\\nFim. {/* nota */}';
			await openText(kept, text);
			await editorPage.press('Control+a', 'Control+c', 'Delete');
			await expectText(kept).toBe('');
			await editorPage.press('Control+v');
			await expectText(kept).toBe(text);
			await editorPage.run(() => {
				const [words, rich] = [document.createElement('textarea'), document.createElement('main')];
				rich.contentEditable = 'true';
				document.body.replaceChildren(words, rich);
				words.focus();
			});
			await editorPage.press('Control+v');
			const words = () => editorPage.run(() => document.querySelector('textarea')?.value);
			await expect.poll(words).toBe('- um\n- dois\n\nCom link.\nFim.');
			await editorPage.run(() => document.querySelector('main')?.focus());
			await editorPage.press('Control+v');
			const tags = () =>
				editorPage.run(() =>
					[...document.querySelectorAll('main :is(li, strong, a)')].map((one) => one.localName),
				);
			await expect.poll(tags).toEqual(['li', 'li', 'strong', 'a']);
		});

		test('what is copied is pasted by the real clipboard', async () => {
			await openText(kept, 'Um **forte** aqui.');
			await kept.editorPage.press('Control+a', 'Control+c', 'Control+End', 'Enter', 'Control+v');
			await expectText(kept).toMatch(/^Um \*\*forte\*\* aqui\.\n+Um \*\*forte\*\* aqui\.$/);
		});
	});
}
