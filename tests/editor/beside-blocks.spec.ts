import type { CDPSession, Page } from '@playwright/test';
import { expect, expectText, openText, readText, test } from './editor-test.ts';
import { aPictureOf, give } from './give.ts';
import { aStoredPicture, prices } from './text-blocks.ts';
import { editor } from './writing-hands.ts';

const words = ['ágüa', 'fria'];
const written = words.join(' ');
const compose = (client: CDPSession, text: string) =>
	client.send('Input.imeSetComposition', {
		text,
		selectionStart: text.length,
		selectionEnd: text.length,
	});

/** The ways in which letters come, as the browser tells the page of them. */
const hands: Record<string, (page: Page, client: CDPSession) => Promise<void>> = {
	keys: (page) => page.keyboard.type(written),
	/** As telephones do: without a key, and each letter composes the whole word again. */
	async composition(_, client) {
		for (const [index, word] of words.entries()) {
			if (index > 0) await client.send('Input.insertText', { text: ' ' });
			for (let end = 1; end <= word.length; end += 1) await compose(client, word.slice(0, end));
			await client.send('Input.insertText', { text: word });
		}
	},
	async 'dead keys'(page, client) {
		for (const [letter, accent] of ['á´', 'g', 'ü¨', 'a', ' ', ...'fria']) {
			if (!letter) continue;
			if (!accent) await page.keyboard.press(letter);
			else {
				const key = { type: 'rawKeyDown', key: 'Dead', windowsVirtualKeyCode: 229 } as const;
				await client.send('Input.dispatchKeyEvent', key);
				await compose(client, accent);
				await client.send('Input.insertText', { text: letter });
			}
		}
	},
	async autocorrection(page) {
		await page.keyboard.type('agua');
		await page.keyboard.press('Shift+Control+ArrowLeft');
		await page.evaluate((text) => document.execCommand('insertText', false, text), words[0]);
		await page.keyboard.type(' fria');
	},
};

const kinds = (url: string): Record<string, string> => ({
	picture: `![Mesa](${url})`,
	'picture with caption': `![Mesa](${url} "Legenda")`,
	gallery: `![a](${url},galeria)\n\n![b](${url},galeria)`,
	video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
	HTML: '<aside>Um aparte</aside>',
	'HTML of several lines': '<div>\nUm aparte\n</div>',
	'HTML that keeps its lines': '<pre>\num\n</pre>',
	'half of a pair': '</details>',
	comment: '<!-- um aparte -->',
	divider: '---',
	button: '[Vir na sexta](https://example.com/visita)',
	table: prices,
	code: '```\num + dois\n```',
});
/** At these, letters are for what is within them. */
const isWithin = /^(?:table|code)$/;

/** What stands around the block `B`, how one comes there, and the text with `…` for the word. */
const long = 'Um parágrafo comprido, com mais letras que os botões de um bloco. '.repeat(4).trim();
const places: [string, string, string[], string][] = [
	['at the first block', 'B\n\nFim.', ['Control+Home'], 'B\n\n…\n\nFim.'],
	['at the only one', 'B', ['Control+Home'], 'B\n\n…'],
	['at one in the middle', `Um.\n\nB\n\n${long}`, ['ArrowDown'], `Um.\n\nB\n\n…\n\n${long}`],
	['at one from below', 'Um.\n\nB\n\nFim.', ['Control+End', 'ArrowUp'], 'Um.\n\nB\n\n…\n\nFim.'],
	['below one', 'Um.\n\nB\n\nFim.', ['ArrowDown', 'Enter'], 'Um.\n\nB\n\n…\n\nFim.'],
	['between two', 'B\n\n---\n\nFim.', ['Enter'], 'B\n\n…\n\n---\n\nFim.'],
	['above the first', 'B\n\nFim.', ['ArrowUp'], '…\n\nB\n\nFim.'],
	['above one', 'Um.\n\nB', ['End', 'Enter'], 'Um.\n\n…\n\nB'],
	['below the last', 'Um.\n\nB', ['Control+End'], 'Um.\n\nB\n\n…'],
];

for (const [name, text, keys, expected] of places)
	test(`letters ${name} are a paragraph of their own, however they come`, async ({ page }) => {
		test.slow();
		const client = await page.context().newCDPSession(page);
		const isOutside = /^(?:above one|below the last)$/.test(name);
		for (const [kind, source] of Object.entries(kinds(await aStoredPicture(page))))
			for (const [how, write] of Object.entries(hands)) {
				if (isWithin.test(kind) && !isOutside) continue;
				await test.step(`${kind}, ${how}`, async () => {
					const before = text.replace('B', source);
					await openText(page, before);
					await editor(page).focus();
					for (const key of ['Control+Home', ...keys]) await page.keyboard.press(key);
					await write(page, client);
					await expectText(page, expected.replace('B', source).replace('…', written));
					if (keys.includes('Enter') || !/^(?:keys|composition)$/.test(how)) return;
					await page.keyboard.press('Control+z');
					await expectText(page, before);
				});
			}
		await client.detach();
	});

test('a word that is composed below a block is seen meanwhile, and Backspace takes only its letters', async ({
	page,
}) => {
	const client = await page.context().newCDPSession(page);
	await openText(page, 'Um.\n\n<p>Dois.</p>\n\nFim.');
	await editor(page).focus();
	for (const key of ['Control+Home', 'ArrowDown']) await page.keyboard.press(key);
	await compose(client, 'águ');
	const { height = 0 } = (await editor(page).getByText('águ').boundingBox()) ?? {};
	expect(height).toBeGreaterThan(16);
	await client.send('Input.insertText', { text: 'água' });
	await page.keyboard.press('Backspace');
	await expectText(page, 'Um.\n\n<p>Dois.</p>\n\nágu\n\nFim.');
	for (const _ of 'águ') await page.keyboard.press('Backspace');
	await page.keyboard.type('x');
	await expectText(page, 'Um.\n\n<p>Dois.</p>\n\nx\n\nFim.');
	await client.detach();
});

const pasted = '![](…)\n\nTexto.';
for (const [text, keys, written] of [
	['', [], pasted],
	['Antes.', ['Enter'], `Antes.\n\n${pasted}`],
	['Antes.\n\nDepois.', ['Enter'], `Antes.\n\n${pasted}\n\nDepois.`],
	['## Título\n\nDepois.', [], `## Título\n\n${pasted}\n\nDepois.`],
	['- um', ['Enter'], `- um\n\n${pasted}`],
] as const)
	test(`what is typed after a picture is pasted stands below it: ${JSON.stringify(text)}`, async ({
		page,
	}) => {
		for (const isQuick of [true, false]) {
			await openText(page, text);
			await editor(page).focus();
			for (const key of ['Control+Home', 'End', ...keys]) await page.keyboard.press(key);
			await give(editor(page), 'paste', { pictures: [await aPictureOf('#183')] });
			if (!isQuick) await expect(page.getByRole('figure')).toBeVisible();
			await page.keyboard.type('Texto.');
			const read = async () => (await readText(page)).replace(/\/images\/[^)]+/, '…');
			await expect.poll(read).toBe(written);
		}
	});

test('a divider is a block: arrows enter it, a word stands below it, and two keys take it away', async ({
	page,
}) => {
	await openText(page, 'Um.\n\n---\n\nDois.');
	const divider = page.getByRole('group', { name: 'Divisor' });
	await divider.click();
	await expect(divider).toBeFocused();
	await page.keyboard.type('Texto');
	await expectText(page, 'Um.\n\n---\n\nTexto\n\nDois.');
	await editor(page).getByText('Dois.').click();
	for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
	await expect(divider).toBeFocused();
	await page.keyboard.press('ArrowDown');
	for (const key of ['Home', 'Backspace', 'Backspace']) await page.keyboard.press(key);
	await expectText(page, 'Um.\n\nTexto\n\nDois.');
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('End');
	await page.keyboard.press('Enter');
	await page.keyboard.type('---');
	await expect(divider).toHaveCount(0);
	await page.keyboard.press('Enter');
	await expect(divider).toBeVisible();
	await page.keyboard.type('Fim');
	await expectText(page, 'Um.\n\n---\n\nFim\n\nTexto\n\nDois.');
});
