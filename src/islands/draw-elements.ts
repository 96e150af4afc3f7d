import type { ReactElement, ReactNode } from 'react';

const svg = 'http://www.w3.org/2000/svg';

type Props = Record<string, unknown>;
type Component = (props: Props) => ReactNode;

/**
 * Adds to `parent` what React would render there, for components without state, so that React can take it over later.
 * Calls a `ref` that is a function with its element; handlers are React's part.
 */
export function drawElements(node: ReactNode, parent: Node): void {
	if (Array.isArray(node)) {
		for (const each of node) drawElements(each, parent);
	} else if (typeof node === 'string' || typeof node === 'number') {
		if (node !== '') parent.appendChild(new Text(String(node)));
	} else if (typeof node === 'object' && node !== null) {
		drawElement(node as ReactElement<Props>, parent);
	}
}

function drawElement({ type, props }: ReactElement<Props>, parent: Node): void {
	const content =
		typeof type === 'function' ? (type as Component)(props) : (props['children'] as ReactNode);
	if (typeof type === 'string') {
		const element = createElement(type, props, parent);
		if (typeof props['ref'] === 'function') props['ref'](element);
		drawElements(content, element);
		parent.appendChild(element);
	} else {
		drawElements(content, parent);
	}
}

function createElement(type: string, props: Props, parent: Node): Element {
	const isDrawing = type === 'svg' || (parent as Element).namespaceURI === svg;
	const element = isDrawing ? document.createElementNS(svg, type) : document.createElement(type);
	for (const [name, value] of Object.entries(props)) {
		if (name === 'style' && value) element.setAttribute(name, writeStyle(value));
		else if (name !== 'children' && (typeof value === 'string' || typeof value === 'number'))
			element.setAttribute(name === 'className' ? 'class' : name.toLowerCase(), String(value));
	}
	return element;
}

/** As a server writes it, which React expects. */
const writeStyle = (style: object): string =>
	Object.entries(style)
		.map(([name, value]) => `${name.replace(/[A-Z]/g, '-$&').toLowerCase()}:${value}`)
		.join(';');
