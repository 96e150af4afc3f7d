type Value = string | boolean | undefined | ((event: never) => void);

/** Creates an element with attributes and listeners (`onclick`); false and undefined values are left out. */
export function draw<K extends keyof HTMLElementTagNameMap>(
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
