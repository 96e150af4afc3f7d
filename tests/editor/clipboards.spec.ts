import type { Page } from '@playwright/test';
import { type Clipboard, clipboards } from '../support/clipboards.ts';
import { expect, expectText, openText, readText, test } from './editor-test.ts';
import { editor } from './writing-hands.ts';

/** Puts it on the real clipboard, like another program. */
async function copy(program: Page, { html, plain }: Clipboard) {
	await program.evaluate(
		(carried) => {
			document.oncopy = (event) => {
				event.preventDefault();
				event.clipboardData?.setData('text/html', carried.html);
				event.clipboardData?.setData('text/plain', carried.plain);
			};
			getSelection()?.selectAllChildren(document.body);
		},
		{ html, plain },
	);
	await program.bringToFront();
	await program.keyboard.press('Control+C');
}

/** A page cannot put RTF on the real clipboard, as Word does. */
const pasteRtf = (page: Page, { html, plain, rtf }: Clipboard) =>
	editor(page).evaluate(
		(element, carried) => {
			const clipboardData = new DataTransfer();
			for (const [type, text] of Object.entries(carried)) clipboardData.setData(type, text);
			const event = { clipboardData, bubbles: true, cancelable: true, composed: true };
			element.dispatchEvent(new ClipboardEvent('paste', event));
		},
		{ 'text/html': html, 'text/plain': plain, 'text/rtf': rtf },
	);

/** The text with short names for the blog's own pictures. */
async function textOf(page: Page) {
	const [first = '', ...others] = (await readText(page)).split(/\/images\/[\w.-]+#\d+x\d+/);
	return others.reduce((text, part, at) => `${text}imagem-${at + 1}${part}`, first);
}

for (const clipboard of clipboards)
	test(`what ${clipboard.program} copies is pasted as Markdown, pictures included, in one step, and the security policy is kept`, async ({
		page,
	}) => {
		await openText(page, 'Antes.', 'markdown');
		const program = await page.context().newPage();
		await program.setContent('<p>Outro programa</p>');
		await copy(program, clipboard);
		await page.bringToFront();
		await editor(page).focus();
		await page.keyboard.press('Control+A');
		if (clipboard.rtf === '') await page.keyboard.press('Control+V');
		else await pasteRtf(page, clipboard);
		await expect.poll(() => textOf(page)).toBe(clipboard.markdown);
		await page.keyboard.press('Control+Z');
		await expectText(page, 'Antes.');
		await program.close();
	});

test('what is chosen in the text can be read', async ({ page }) => {
	await openText(page, '## Um título\n\nUm *texto* `código`.');
	await editor(page).focus();
	await page.keyboard.press('Control+A');
	const contrasts = await editor(page).evaluate((content) => {
		const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
		const light = (colour: string) => {
			if (!canvas) return 0;
			canvas.fillStyle = colour;
			canvas.fillRect(0, 0, 1, 1);
			const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
				value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
			);
			return 0.2126 * r + 0.7152 * g + 0.0722 * b;
		};
		return [content, ...content.querySelectorAll('*')].map((element) => {
			const { color, backgroundColor } = getComputedStyle(element, '::selection');
			const [one, other] = [light(color), light(backgroundColor)];
			return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
		});
	});
	expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
});
