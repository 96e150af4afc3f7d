const sheet = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const comment = /\/\*[\s\S]*?\*\/|<!--|-->/g;
/** What holds only in print, on phones, for faces of letters … */
const elsewhere =
	/@(?!layer|supports|media\s+(?:only\s+)?(?:screen|all)\s*\{)[\w-]+[^{};]*\{(?:[^{}]|\{[^{}]*\})*\}/gi;
const rule = /([^{}]+)\{([^{}]*)\}/g;

function findAll(body: HTMLElement, selector: string): Element[] {
	try {
		return [...body.querySelectorAll(selector)];
	} catch {
		return []; // Of a browser or a year that is not ours.
	}
}

/** Apple's programs and Excel write bold and italic in a style sheet, with a class for each combination. */
export function inlineClassStyles(html: string, body: HTMLElement): void {
	const css = [...html.matchAll(sheet)].map(([, text = '']) => text).join('\n');
	const given = new Map<Element, string>();
	const rules = css.replace(comment, '').replace(elsewhere, '').matchAll(rule);
	for (const [, selector = '', declarations = ''] of rules)
		for (const element of findAll(body, selector.replace(/^[\s\S]*;/, '')))
			given.set(element, `${given.get(element) ?? ''}${declarations};`);
	for (const [element, declarations] of given)
		element.setAttribute('data-style', declarations + (element.getAttribute('data-style') ?? ''));
}
