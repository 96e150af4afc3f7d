import { tableOf } from '#domain/text/table-of';
import { styleOf } from './style-of.ts';

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
