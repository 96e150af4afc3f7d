import { tableOf } from '#domain/text/table-of';
import { styleOf } from './style-of.ts';

/** Stands for a line break until it is known whether it ends a paragraph. */
export const lineEnd = '\uE000';

const severalEnds = new RegExp(`(?<![ \\t])[ \\t]*(?:${lineEnd}[ \\t]*(?:\\n[ \\t]*)?){2,}`, 'g');
const lastEnd = new RegExp(`(?<![ \\t])[ \\t]*${lineEnd}(?=\\s*(?:\\n[ \\t]*\\n|$))`, 'g');
const firstEnd = new RegExp(`(?<!\\s)(\\s*)${lineEnd}\\n?`, 'g');
/** The blanks before a line's end. */
export const endOfLine = /(?<![ \t])[ \t]+$/gm;
const blankLine = /\n[ \t]*\n/;

/**
 * Turns several line breaks into a paragraph break, drops one at a paragraph's edge, and writes any other as Markdown
 * does. A run of blanks is read from its beginning alone, because pasted code may consist of them.
 */
export const settleLineEnds = (text: string) =>
	text
		.replace(severalEnds, '\n\n')
		.replace(lastEnd, '')
		.replace(firstEnd, (whole, space: string, at: number) => {
			const { index = -1, 0: line = '' } = blankLine.exec(space) ?? {};
			if (at > 0 && index < 0) return whole;
			return at > 0 ? space.slice(0, index + line.length) : '';
		})
		.replaceAll(lineEnd, '\\');

/** Noncharacters, which no text contains. */
const signs = { true: '\uFDD2', false: '\uFDD3' } as const;
const inText = { true: '☑', false: '☐' } as const;

const boxes =
	'input[type="checkbox"], img[aria-roledescription="checkbox"], li[role="checkbox"] > img, .checkbox-on, .checkbox-off';
/** What holds an item's first words, once its box is gone. */
const holders = 'p, div, label';
const checks = '[role="checkbox"][aria-checked]:not(li, input)';

const isBlank = (node: Node) =>
	(node.textContent ?? '').trim() === '' &&
	!(node instanceof Element && (node.localName === 'img' || node.querySelector('img')));

const isTicked = (box: Element) =>
	box.hasAttribute('checked') ||
	box.classList.contains('checkbox-on') ||
	box.getAttribute('aria-checked') === 'true';

/** Whether an item says itself that it is done. */
function stateOf(item: Element): boolean | undefined {
	const said = item.getAttribute('aria-checked') ?? item.getAttribute('data-checked');
	if (said !== null) return said === 'true';
	const task = item.getAttribute('data-task');
	return task === null ? undefined : task.trim() !== '';
}

/** Before the first words, within the paragraph that has them. */
function putSign(item: Element, sign: string): void {
	const first = [...item.childNodes].find((node) => !isBlank(node));
	if (first instanceof Element && first.matches(holders)) putSign(first, sign);
	else {
		if (first instanceof Text) first.data = first.data.trimStart();
		item.insertBefore(item.ownerDocument.createTextNode(sign), first ?? null);
	}
}

function putInText(box: Element): void {
	const next = box.nextSibling;
	const isFollowed =
		box.parentElement !== null && next !== null && !/^\s/.test(next.textContent ?? '');
	box.replaceWith(`${inText[`${isTicked(box)}`]}${isFollowed ? ' ' : ''}`);
}

/** Marks the items of check lists; elsewhere a box becomes a sign in the text. Says whether there was one. */
export function markBoxes(body: HTMLElement): boolean {
	const items = new Map<Element, boolean>();
	for (const item of body.querySelectorAll('li')) {
		const state = stateOf(item);
		if (state !== undefined) items.set(item, state);
	}
	const found = [...body.querySelectorAll(boxes)].filter(
		(box) => !box.closest('form') && box.getAttribute('role') !== 'button',
	);
	for (const box of found) {
		const item = box.closest('li');
		if (!item) {
			putInText(box);
			continue;
		}
		if (!items.has(item)) items.set(item, isTicked(box));
		box.remove();
	}
	const others = [...body.querySelectorAll(checks)].filter((one) => !one.closest('form'));
	for (const one of others) putSign(one, `${inText[`${isTicked(one)}`]} `);
	for (const [item, isDone] of items) putSign(item, signs[`${isDone}`]);
	return items.size + found.length + others.length > 0;
}

export const writeBoxes = (markdown: string): string =>
	markdown.replaceAll(signs.true, '[x] ').replaceAll(signs.false, '[ ] ');

const isZero = (value = '') => /^(?:0+|0*\.0+)[a-z%]*$/.test(value);

/** With all that is in it. */
function isGone(element: Element, style: Map<string, string>): boolean {
	const display = style.get('display') ?? (element.hasAttribute('hidden') ? 'none' : '');
	return (
		display === 'none' ||
		isZero(style.get('opacity')) ||
		style.get('content-visibility') === 'hidden'
	);
}

/** Passed on to what is within, which may take it back. */
const passedOn = tableOf<(value: string) => boolean>({
	visibility: (value) => value === 'hidden' || value === 'collapse',
	'mso-hide': (value) => value !== 'none',
	'font-size': isZero,
});
type Passed = ReadonlyMap<string, boolean>;

const passOn = (style: Map<string, string>, passed: Passed): Passed =>
	new Map(
		Object.entries(passedOn).map(([name, hides]) => {
			const value = style.get(name);
			const isOwn = value !== undefined && !/^(?:inherit|unset)$/.test(value);
			return [name, isOwn ? hides(value) : (passed.get(name) ?? false)];
		}),
	);

const hasContent = (node: Node) =>
	(node.textContent ?? '').trim() !== '' ||
	(node instanceof Element && (node.localName === 'img' || node.querySelector('img') !== null));

/** Removes what the source hid, in whichever way; says whether that was more than blanks. */
export function dropHidden(element: Element, passed: Passed = new Map()): boolean {
	let isFound = false;
	for (const child of [...element.childNodes]) {
		const style = child instanceof Element ? styleOf(child) : new Map<string, string>();
		const own = passOn(style, passed);
		const isElement = child instanceof Element;
		const isWhole = !isElement || child.localName === 'img';
		if (isWhole ? [...own.values()].includes(true) : isGone(child, style)) {
			isFound ||= hasContent(child);
			child.remove();
		} else if (isElement && dropHidden(child, own)) isFound = true;
	}
	return isFound;
}
