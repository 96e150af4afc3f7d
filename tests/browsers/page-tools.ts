export interface PageTools {
	/** Everything that matches, within open shadow roots too. */
	all: (css: string) => HTMLElement[];
	/** The first visible one with this name: its label, or its text. */
	find: (css: string, name?: string) => HTMLElement | undefined;
}

/** Runs in the page, so it uses nothing from outside itself. */
export function pageTools(): PageTools {
	type Root = Document | ShadowRoot;
	const listRoots = (root: Root): Root[] => [
		root,
		...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
			shadowRoot ? listRoots(shadowRoot) : [],
		),
	];
	const all = (css: string) =>
		listRoots(document).flatMap((root) => [...root.querySelectorAll<HTMLElement>(css)]);
	const isVisible = (element: HTMLElement) =>
		element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
	const namesOf = (element: HTMLElement) =>
		[
			element.getAttribute('aria-label'),
			...[...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent),
			element.textContent,
		].map((name) => name?.trim());
	const find = (css: string, name?: string) =>
		all(css).find(
			(element) => isVisible(element) && (name === undefined || namesOf(element).includes(name)),
		);
	return { all, find };
}
