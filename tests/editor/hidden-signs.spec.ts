import type { Page } from '@playwright/test';
import { expect, expectText, openText, test } from './editor-test.ts';
import { editor } from './writing-hands.ts';

const paragraph = 'Fizemos essa soma.[^1]';
const withParagraph = (written: string) =>
	`Primeiro parágrafo.\n\n${written}\n\nTerceiro parágrafo.\n\n[^1]: Uma nota.`;
const paragraphOf = (page: Page) =>
	editor(page).locator('.cm-line', { hasText: 'Fizemos essa soma' });

test('End stays on the line while the mouse is held behind a footnote’s number', async ({
	page,
}) => {
	await openText(page, withParagraph(paragraph));
	const { width = 0, height = 0 } = (await paragraphOf(page).boundingBox()) ?? {};
	await paragraphOf(page).hover({ position: { x: width - 4, y: height - 6 } });
	await page.mouse.down();
	await page.keyboard.press('End');
	await page.mouse.up();
	await page.keyboard.type(' E depois.');
	await expectText(page, withParagraph(`${paragraph} E depois.`));
});

/** When the browser has drawn what a key or the pointer did. */
const drawn = (page: Page) =>
	page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));

test('signs stay hidden under a pointer that is held, and show once it is lifted', async ({
	page,
}) => {
	await openText(page, withParagraph('Fizemos essa soma de **novo** em março.'));
	await paragraphOf(page).getByText('novo').hover();
	await page.mouse.down();
	await drawn(page);
	await expect(paragraphOf(page)).not.toContainText('**');
	await page.mouse.up();
	await expect(paragraphOf(page)).toContainText('**novo**');
});

test('nothing is drawn anew while letters are composed, and all of it when they are written', async ({
	page,
}) => {
	await openText(page, withParagraph('Fizemos essa soma '));
	await paragraphOf(page).click();
	await page.keyboard.press('End');
	const client = await page.context().newCDPSession(page);
	const text = '**de novo**';
	await client.send('Input.imeSetComposition', {
		text,
		selectionStart: text.length,
		selectionEnd: text.length,
	});
	await drawn(page);
	await expect(paragraphOf(page)).toContainText(text);
	await expect(paragraphOf(page).locator('strong')).toHaveCount(0);
	await client.send('Input.insertText', { text });
	await expect(paragraphOf(page).locator('strong')).toHaveCount(1);
	await client.detach();
});

test('Shift+End twice selects a line that ends with a footnote’s number, and no more', async ({
	page,
}) => {
	await openText(page, withParagraph(paragraph));
	await paragraphOf(page).click({ position: { x: 30, y: 30 } });
	await page.keyboard.press('Home');
	await page.keyboard.press('Shift+End');
	await expect(editor(page), 'the number’s signs stay hidden').not.toContainText('[^1]');
	await page.keyboard.press('Shift+End');
	await page.keyboard.type('E depois.');
	await expectText(page, withParagraph('E depois.'));
});

test('no word, bracket or comma is parted from what it belongs to at a hidden sign', async ({
	page,
}) => {
	const written =
		'Fizemos essa soma de **novo**, e de in*crí*vel, e (**outra**) com [um link](/post/um).';
	await openText(page, withParagraph(written));
	const parted = await paragraphOf(page).evaluate((line) => {
		const found = new Set<string>();
		const letters: Range[] = [];
		const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
		for (let node = texts.nextNode(); node; node = texts.nextNode())
			for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
				const letter = document.createRange();
				letter.setStart(node, at);
				letter.setEnd(node, at + 1);
				letters.push(letter);
			}
		for (let width = 120; width < 500; width += 3) {
			line.style.width = `${width}px`;
			let before: Range | undefined;
			for (const letter of letters) {
				const pair = `${before ?? ' '}${letter}`;
				const isNext =
					before && letter.getBoundingClientRect().top > before.getBoundingClientRect().bottom - 8;
				if (isNext && !pair.includes(' ')) found.add(pair);
				before = letter;
			}
		}
		return [...found];
	});
	expect(parted).toEqual([]);
});

test('a heading with hidden signs is as high as in the article, and an empty item as high as its text', async ({
	page,
}) => {
	const content = 'Primeiro.\n\n## Uma **seção**\n\n### Uma parte\n\n- um\n- \n\nFim.';
	await openText(page, content);
	const linesOf = (kind: string) =>
		editor(page)
			.locator(kind)
			.evaluateAll((all) =>
				all.map((line) => {
					const { paddingTop, fontSize } = getComputedStyle(line);
					const { height } = line.getBoundingClientRect();
					return (height - Number.parseFloat(paddingTop)) / Number.parseFloat(fontSize);
				}),
			);
	expect((await linesOf('.cm-h2'))[0]).toBeCloseTo(1.12, 2);
	expect((await linesOf('.cm-h3'))[0]).toBeCloseTo(1.12, 2);
	const items = await linesOf('.cm-item');
	expect(items).toHaveLength(2);
	for (const height of items) expect(height).toBeCloseTo(1.65, 2);
});

for (const [where, marks] of [
	['a list', '- '],
	['a list with wide marks', '-   '],
	['a numbered list', '1. '],
	['a task', '- [ ] '],
	['a heading', '## '],
	['a quote', '> '],
	['an item’s second line', '- um\n  '],
] as const)
	test(`a first word that is deleted and typed anew in ${where} stands as it was typed, before its space`, async ({
		page,
	}) => {
		await openText(page, `Agenda.\n\n${marks}7/11 — Café\n\nFim.`);
		await editor(page).getByText('7/11').click();
		await page.keyboard.press('Home');
		for (const _ of '7/11') await page.keyboard.press('Delete');
		await page.keyboard.type('5/12');
		await expectText(page, `Agenda.\n\n${marks}5/12 — Café\n\nFim.`);
	});

for (const [where, first, next, parted] of [
	['a paragraph', '', '', '\n\n'],
	['an item', '- ', '  ', '\n- '],
	['a quote', '> ', '> ', '\n>\n> '],
] as const)
	test(`a line break in ${where} outlives what is typed, parted and joined around it`, async ({
		page,
	}) => {
		const broken = `${first}**Ana:** Oi\\\n${next}**Lia:** Olá`;
		for (const [keys, expected] of [
			[['!'], broken.replace('Oi', 'Oi!')],
			[['End', '!'], broken.replace('Oi', 'Oi!')],
			[['ArrowRight', 'E '], broken.replace('**Lia', 'E **Lia')],
			[['ArrowRight', 'ArrowLeft', '!'], broken.replace('Oi', 'Oi!')],
			[['Enter'], `${first}**Ana:** Oi${parted}**Lia:** Olá`],
			[['Delete'], `${first}**Ana:** Oi**Lia:** Olá`],
			[['ArrowRight', 'Backspace'], `${first}**Ana:** Oi**Lia:** Olá`],
			[['Shift+Enter', 'E'], `${first}**Ana:** Oi\\\n${next}E\\\n${next}**Lia:** Olá`],
		] as const) {
			await openText(page, broken);
			await editor(page).getByText('Oi').click();
			await page.keyboard.press('End');
			for (const key of keys)
				await (/^[A-Z]\w+/.test(key) ? page.keyboard.press(key) : page.keyboard.type(key));
			await expectText(page, expected);
		}
	});

test('End stays on its line of the screen, before the space at which it wraps', async ({
	page,
}) => {
	const words = Array.from({ length: 60 }, (_, at) => `palavra${at}`).join(' ');
	await openText(page, words);
	await editor(page)
		.getByText('palavra0')
		.click({ position: { x: 5, y: 8 } });
	await page.keyboard.press('End');
	await page.keyboard.type('!');
	await expectText(page, /^[^!]*\d! palavra/);
});
