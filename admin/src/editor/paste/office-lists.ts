import { typeOfMark } from './list-types.ts';
import { styleOf } from './style-of.ts';

const typedMark = /^\s*(?:[·•▪◦§‣○■]|o(?=\s)|\(?(?:(\d+)|[a-z]{1,5})[.)]|(\d+)(?=\s|$))\s*/i;
const bullet = /^\s*[·•▪◦§‣○■o]\s*$/;

/** The level of a paragraph that Word uses as a list item; undefined for any other. */
function levelOf(line: Element, mark: Element | undefined): number | undefined {
	const level = /\blevel(\d)/.exec(styleOf(line).get('mso-list') ?? '')?.[1];
	if (level) return Number(level);
	return mark ? 1 : undefined;
}

const ignoredMark = (line: Element) =>
	[...line.querySelectorAll('[data-style*="mso-list"]')].find(
		(part) => styleOf(part).get('mso-list') === 'ignore',
	);

interface OpenList {
	level: number;
	list: Element;
	/** Of its first item, as its style says it. */
	margin: string | undefined;
}

const marginOf = (line: Element) => styleOf(line).get('margin-left');

/** A paragraph of a list without a marker goes on with the item at its margin. */
function continueItem(line: Element, open: OpenList[]): void {
	const isInList =
		/^MsoListParagraph/.test(line.className) && (line.textContent ?? '').trim() !== '';
	if (!isInList || line.previousElementSibling !== open[0]?.list) return;
	const at = open.findLast(({ margin }) => margin === marginOf(line)) ?? open.at(-1);
	at?.list.lastElementChild?.append(line);
}

/** The list for an item of this level: an open one, or a new one in the last item. */
function listFor(
	line: Element,
	open: OpenList[],
	level: number,
	{ number, type }: { number: string | undefined; type: string | undefined },
) {
	const isOrdered = number !== undefined;
	while ((open.at(-1)?.level ?? 0) > level) open.pop();
	const last = open.at(-1);
	if (last?.level === level && (last.list.localName === 'ol') === isOrdered) return last.list;
	const list = line.ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
	if (isOrdered && Number(number) > 1) list.setAttribute('start', number);
	if (type) list.setAttribute('type', type);
	if (last?.level === level) {
		open.pop();
		last.list.after(list);
	} else if (last) (last.list.lastElementChild ?? last.list).append(list);
	else line.before(list);
	open.push({ level, list, margin: marginOf(line) });
	return list;
}

const numberOf = (found: RegExpExecArray, letters: { start: number } | undefined) =>
	found[1] ?? found[2] ?? `${letters?.start ?? 1}`;

/** Converts Word's lists, which are paragraphs with a typed marker and a level in their style. */
export function joinWordLists(body: HTMLElement): void {
	let open: OpenList[] = [];
	for (const line of body.querySelectorAll('p')) {
		const mark = ignoredMark(line);
		const level = levelOf(line, mark);
		if (level === undefined) {
			continueItem(line, open);
			continue;
		}
		const text = (mark ?? line).textContent ?? '';
		const found = bullet.test(text) ? null : typedMark.exec(text);
		const number = found && /[a-z\d]/i.test(found[0]) && !/^\s*o\s*$/.test(found[0]);
		if (line.previousElementSibling !== open[0]?.list) open = [];
		const letters = number ? typeOfMark(found[0]) : undefined;
		const list = listFor(line, open, level, {
			number: number ? numberOf(found, letters) : undefined,
			type: letters?.type,
		});
		mark?.remove();
		const item = line.ownerDocument.createElement('li');
		if (number) item.setAttribute('value', numberOf(found, letters));
		item.append(...line.childNodes);
		const first = item.firstChild;
		if (!mark && first?.nodeType === Node.TEXT_NODE)
			first.textContent = (first.textContent ?? '').replace(typedMark, '');
		list.append(item);
		line.remove();
	}
}

/** Word for the web puts every item into a list of its own, with its level beside it: as Word's, they can be joined. */
export function levelWebLists(body: HTMLElement): void {
	for (const item of body.querySelectorAll('.ListContainerWrapper li')) {
		const wrapper = item.closest('.ListContainerWrapper');
		const line = item.ownerDocument.createElement('p');
		const mark = item.ownerDocument.createElement('span');
		const number = item.getAttribute('data-aria-posinset') ?? '1';
		mark.textContent = item.parentElement?.localName === 'ol' ? `${number}.` : '·';
		mark.setAttribute('data-style', 'mso-list:ignore');
		line.setAttribute(
			'data-style',
			`mso-list:l0 level${item.getAttribute('data-aria-level') ?? 1}`,
		);
		for (const inner of item.querySelectorAll('p')) inner.replaceWith(...inner.childNodes);
		line.append(mark, ...item.childNodes);
		wrapper?.before(line);
		item.remove();
	}
	for (const wrapper of body.querySelectorAll('.ListContainerWrapper')) wrapper.remove();
}

/** Google Docs puts an inner list next to its item instead of inside it. */
export function nestLists(body: HTMLElement): void {
	for (const inner of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
		const before = inner.previousElementSibling;
		if (before?.localName === 'li') before.append(inner);
		else inner.replaceWith(...inner.childNodes);
	}
}
