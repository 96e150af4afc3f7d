import { styleOf } from './style-of.ts';

const types: Readonly<Record<string, string>> = {
	...{ 'lower-alpha': 'a', 'lower-latin': 'a', 'upper-alpha': 'A', 'upper-latin': 'A' },
	...{ 'lower-roman': 'i', 'upper-roman': 'I' },
};

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

/** Gives lists with letters or Roman numerals their `type`, and says whether a list of numbers holds one. */
export function typeLists(body: HTMLElement): boolean {
	let isNested = false;
	for (const list of body.querySelectorAll('ol')) {
		const item = list.querySelector(':scope > li');
		const styles = [list, ...(item ? [item] : [])].map((one) =>
			styleOf(one).get('list-style-type'),
		);
		const type =
			list.getAttribute('type') ?? styles.map((style) => types[style ?? '']).find(Boolean) ?? '';
		if (!/^[aAiI]$/.test(type)) {
			list.removeAttribute('type');
			continue;
		}
		list.setAttribute('type', type);
		if (!list.parentElement?.closest('ol[type]') && list.parentElement?.closest('li')) {
			list.removeAttribute('type');
			isNested = true;
		}
	}
	return isNested;
}

const kept = ['type', 'start', 'href', 'src', 'alt', 'title'];
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
