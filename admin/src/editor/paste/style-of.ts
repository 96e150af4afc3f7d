const style = /<style\b[\s\S]*?(?:<\/style\s*>|$)/gi;
const tag = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
const quotedOrActing = /("[^"]*"|'[^']*')|(?<![\w-])(?:style|on[a-z]+)(?=\s*=)/gi;

/**
 * Parses foreign HTML so that its styles can be read but never apply, and without event handlers. The desk's content
 * security policy blocks both wherever HTML is parsed and reports each one.
 */
export const withInertStyles = (html: string): string =>
	html
		.replace(style, '')
		.replace(tag, (whole) =>
			whole.replace(quotedOrActing, (name, quoted?: string) => quoted ?? `data-${name}`),
		);

const comment = /\/\*[\s\S]*?(?:\*\/|$)/g;
const important = /!\s*important\s*$/i;

/** The declarations in an element's own style: `font-weight` → `700`. */
export function styleOf(element: Element): Map<string, string> {
	const declarations = (element.getAttribute('data-style') ?? '').replace(comment, '').split(';');
	return new Map(
		declarations.map((declaration) => {
			const [name = '', ...value] = declaration.split(':');
			return [
				name.trim().toLowerCase(),
				value.join(':').replace(important, '').trim().toLowerCase(),
			];
		}),
	);
}
