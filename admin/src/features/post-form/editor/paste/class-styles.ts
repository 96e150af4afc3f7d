const sheet = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const rule = /(?:^|[\s},])(?:p|span|td|li)?\.([\w-]+)\s*\{([^{}]*)\}/g;

function listRules(html: string): Map<string, string> {
	const rules = [...html.matchAll(sheet)].flatMap(([, text = '']) => [...text.matchAll(rule)]);
	return new Map(rules.map(([, name = '', declarations = '']) => [name, declarations]));
}

/** Apple's programs and Excel write bold and italic in a style sheet, with a class for each combination. */
export function inlineClassStyles(html: string, body: HTMLElement): void {
	const rules = listRules(html);
	if (rules.size === 0) return;
	for (const element of body.querySelectorAll('[class]')) {
		const found = [...element.classList].map((name) => rules.get(name) ?? '').join(';');
		const own = element.getAttribute('data-style') ?? '';
		element.setAttribute('data-style', `${found};${own}`);
	}
}
