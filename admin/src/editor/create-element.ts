import { type EditorIconName, editorIconPaths } from './editor-icon-paths.ts';

type Value = string | boolean | undefined | ((event: never) => void);

/** Creates an element with attributes and listeners (`onclick`); false and undefined values are left out. */
export function createElement<K extends keyof HTMLElementTagNameMap>(
	tag: K,
	attributes: Record<string, Value> = {},
	...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
	const element = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) {
		if (typeof value === 'function') element.addEventListener(name.slice(2), value as () => void);
		else setAttribute(element, name, value);
	}
	element.append(...children);
	return element;
}

export function setAttribute(
	element: Element,
	name: string,
	value: string | boolean | undefined,
): void {
	if (value === undefined || value === false) element.removeAttribute(name);
	else element.setAttribute(name, value === true ? '' : value);
}

const svg = 'http://www.w3.org/2000/svg';

/** A sign of these lines, on a grid of 24 units. */
export function drawLines(lines: string): SVGElement {
	const icon = document.createElementNS(svg, 'svg');
	icon.setAttribute('class', 'icon');
	icon.setAttribute('viewBox', '0 0 24 24');
	icon.setAttribute('aria-hidden', 'true');
	for (const d of lines.split('|'))
		icon.appendChild(document.createElementNS(svg, 'path')).setAttribute('d', d);
	return icon;
}

export const drawIcon = (name: EditorIconName): SVGElement => drawLines(editorIconPaths[name]);
