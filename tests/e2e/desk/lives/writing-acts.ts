import fc from 'fast-check';
import { isPlainText, plainTextToMarkdown } from '#domain/text/plain-text';
import { tabs, writes } from '../../../support/lives/acts.ts';
import { Act } from '../../../support/lives/an-act.ts';
import type { Life } from '../../../support/lives/life.ts';
import { editor } from '../desk-test.ts';
import type { PageTab } from './page-tab.ts';

type Write = (tab: PageTab, life: Life, text: string) => Promise<unknown>;

const choice = fc.nat(9);

/** What is done to the text itself, where the model knows the Markdown that must come of it. */
const writing = (name: string, write: (chosen: number) => Write) =>
	fc.tuple(tabs, choice).map(
		([at, chosen]) =>
			new Act(`${name} (${chosen}) in ${at}`, writes(at), async (life) => {
				const tab = life.tabs[at] as PageTab;
				const text = (await tab.sees())?.shown.content;
				if (text !== undefined) await write(chosen)(tab, life, text);
			}),
	);

/** A word without marks. */
const bareWord = /(?<=^|[ \n])palavra\d+x(?=[ \n]|$)/g;
const pick = <T>(all: readonly T[], chosen: number): T | undefined => all[chosen % all.length];
const lastLine = (text: string) => text.slice(text.lastIndexOf('\n') + 1);
const isParagraph = (line: string) => /^[\p{L}*~`]/u.test(line) && !line.startsWith('* ');

const marks = [
	['Control+b', '**'],
	['Control+i', '*'],
	['Control+e', '`'],
	['Control+Shift+X', '~~'],
] as const;

const marking = writing('marks a word', (chosen) => async (tab, _, text) => {
	const word = pick([...text.matchAll(bareWord)], chosen);
	const [key, mark] = marks[chosen % marks.length] ?? marks[0];
	if (!word) return;
	const [from, to] = [word.index, word.index + word[0].length];
	const after = `${text.slice(0, from)}${mark}${word[0]}${mark}${text.slice(to)}`;
	await tab.writes(after, async () => {
		await tab.selects(from, to);
		await (await tab.front()).keyboard.press(key);
	});
});

const breaking = writing('breaks a line behind a word', (chosen) => async (tab, life, text) => {
	const ends = [...text.matchAll(bareWord)].filter(({ index, 0: word }) => {
		const line = lastLine(text.slice(0, index + word.length));
		const isEnd = /^(?:\n|$)/.test(text.slice(index + word.length));
		return isEnd && (isParagraph(line) || line.startsWith('- '));
	});
	const word = pick(ends, chosen);
	if (!word) return;
	const to = word.index + word[0].length;
	const next = life.newWord();
	const isItem = lastLine(text.slice(0, to)).startsWith('- ');
	const separator = isItem ? '\n- ' : await tab.betweenParagraphs();
	await tab.writes(`${text.slice(0, to)}${separator}${next}${text.slice(to)}`, async () => {
		await tab.selects(word.index, to);
		const { keyboard } = await tab.front();
		await keyboard.press('ArrowRight');
		await keyboard.press('Enter');
		await keyboard.type(next);
	});
});

/** Spec §5: the first mark ends the guessing of headings, so the text view writes down those that readers saw. */
const withGuesses = (text: string) => (isPlainText(text) ? plainTextToMarkdown(text) : text);

const beginning = writing('begins a block', (chosen) => async (tab, life, text) => {
	if (!isParagraph(lastLine(text))) return;
	const mark = ['##', '-', '>', '1.'][chosen % 4];
	const block = `${mark} ${life.newWord()}`;
	const endsGuessing = mark === '##' && !(await tab.isMarkdown());
	const before = endsGuessing ? withGuesses(text) : text;
	await tab.writes(`${before}${await tab.betweenParagraphs()}${block}`, async () => {
		const { keyboard } = await tab.front();
		await keyboard.press('Control+End');
		await keyboard.press('Enter');
		await keyboard.type(block);
	});
});

const pasting = writing('pastes', (chosen) => async (tab, life, text) => {
	if (!isParagraph(lastLine(text))) return;
	const [first, second] = [life.newWord(), life.newWord()];
	const isOne = chosen % 2 === 0;
	const html = isOne
		? `<b style="font-weight:normal"><span style="font-weight:700">${first}</span> ${second}</b>`
		: `<p>${first}</p><p>e <i>${second}</i></p>`;
	const markdown = isOne ? `**${first}** ${second}` : `${first}\n\ne *${second}*`;
	await tab.writes(`${text} ${markdown}`, async () => {
		const page = await tab.front();
		await page.keyboard.press('Control+End');
		await page.keyboard.type(' ');
		await editor(page).evaluate((element, carried) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData('text/html', carried);
			const event = { clipboardData, bubbles: true, cancelable: true, composed: true };
			element.dispatchEvent(new ClipboardEvent('paste', event));
		}, html);
	});
});

const undoing = writing('undoes', (chosen) => async (tab, life) => {
	const undone = await tab.undoes(chosen < 4);
	const words = [...(undone?.gone.matchAll(/palavra\d+x/g) ?? [])].map(([word]) => word);
	for (const word of words) if (!undone?.kept.includes(word)) life.takesBack(word);
});

const switching = writing('switches the view', () => async (tab, _, text) => {
	await tab.writes(text, async () => {
		const page = await tab.front();
		await page
			.locator('.seg button[aria-pressed="false"]')
			.filter({ hasText: /Texto|Markdown/ })
			.first()
			.click();
	});
});

export const writingActs = [
	...[marking, marking, breaking, breaking, beginning, pasting],
	...[undoing, undoing, switching],
];
