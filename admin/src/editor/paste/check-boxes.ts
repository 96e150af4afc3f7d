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
