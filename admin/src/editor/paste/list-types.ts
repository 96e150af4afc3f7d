import { listTypes } from '#domain/text/list-types';
import type { Removed } from './clean-paste.ts';
import { styleOf } from './style-of.ts';

/** `type` and `start` of a list whose first item bears this mark, such as `b)` or `IV.`. */
export function typeOfMark(mark: string): { type: string; start: number } | undefined {
	const letters = /^\s*\(?([a-z]{1,5})[.)]/i.exec(mark)?.[1];
	if (!letters) return undefined;
	const isUpper = letters !== letters.toLowerCase();
	const small = letters.toLowerCase();
	if (/^[ivx]+$/.test(small) && (small.length > 1 || small === 'i'))
		return { type: isUpper ? 'I' : 'i', start: romanOf(small) };
	return small.length === 1
		? { type: isUpper ? 'A' : 'a', start: small.charCodeAt(0) - 96 }
		: undefined;
}

const values: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };
const romanOf = (text: string): number =>
	[...text].reduce((sum, letter, at) => {
		const [value, next] = [values[letter] ?? 0, values[text[at + 1] ?? ''] ?? 0];
		return sum + (value < next ? -value : value);
	}, 0);

/** Lists that Markdown cannot count: with letters, downwards, or with a number of an item's own. */
export const ownCount = 'ol:is([type], [reversed], :has(> li[value]))';

/** Leaves only numbers that counting would not give; the first is where the list starts. */
function settleNumbers(list: Element): void {
	let number = Number(list.getAttribute('start') ?? 1);
	for (const [at, item] of [...list.querySelectorAll(':scope > li')].entries()) {
		const value = Number(item.getAttribute('value') ?? Number.NaN);
		if (at === 0 && Number.isInteger(value) && !list.hasAttribute('reversed')) {
			number = value;
			if (value === 1) list.removeAttribute('start');
			else list.setAttribute('start', `${value}`);
		}
		if (value === number || Number.isNaN(value)) item.removeAttribute('value');
		else number = value;
		number += 1;
	}
}

function settleType(list: Element): void {
	const item = list.querySelector(':scope > li');
	const styles = [list, ...(item ? [item] : [])].map((one) => styleOf(one).get('list-style-type'));
	const type =
		list.getAttribute('type') ?? styles.map((style) => listTypes[style ?? '']).find(Boolean) ?? '';
	if (/^[aAiI]$/.test(type)) list.setAttribute('type', type);
	else list.removeAttribute('type');
}

/** Gives lists their letters and numbers, and names what a list within one of Markdown cannot keep. */
export function typeLists(body: HTMLElement): Removed[] {
	const removed = new Set<Removed>();
	for (const list of body.querySelectorAll('ol')) {
		settleNumbers(list);
		settleType(list);
		if (!list.matches(ownCount) || list.parentElement?.closest(ownCount)) continue;
		if (!list.parentElement?.closest('li')) continue;
		removed.add(list.hasAttribute('type') ? 'letters' : 'numbers');
		for (const name of ['type', 'reversed']) list.removeAttribute(name);
		for (const item of list.querySelectorAll(':scope > li')) item.removeAttribute('value');
	}
	return [...removed];
}

const kept = ['type', 'start', 'reversed', 'value', 'href', 'src', 'alt', 'title'];
const escapeText = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The HTML of a list that Markdown cannot number, without the blank lines that would end it. */
export function writeHtml(node: Node): string {
	if (node.nodeType === 3) return escapeText((node.textContent ?? '').replace(/\s+/g, ' '));
	if (node.nodeType !== 1) return '';
	const element = node as Element;
	const name = element.nodeName.toLowerCase();
	const attributes = kept.flatMap((attribute) => {
		const value = element.getAttribute(attribute);
		return value === null ? [] : ` ${attribute}="${escapeText(value).replaceAll('"', '&quot;')}"`;
	});
	const open = `<${name}${attributes.join('')}>`;
	if (name === 'br' || name === 'img') return open;
	const inner = [...element.childNodes].map(writeHtml).join('');
	return `${open}${/^(?:[ou]l|li|p)$/.test(name) ? inner.trim() : inner}</${name}>`;
}
