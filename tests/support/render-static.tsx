import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A component's static markup, parsed for queries. */
export function renderStatic(node: ReactNode): HTMLElement {
	const root = document.createElement('div');
	root.innerHTML = renderToStaticMarkup(node);
	return root;
}

/** The visible text, with plain spaces. */
export const textOf = (element: Element | null): string =>
	(element?.textContent ?? '').replace(/\s+/g, ' ').trim();
