const element = /<([a-z][\w-]*)(\s[^<>]*)>/gi;
/** Browsers show no words of these anyway, or this blog has none. */
const wordless =
	/^(?:img|input|br|hr|source|embed|iframe|object|script|style|svg|noscript|template|link|meta|textarea|select)$/i;
const hides = /\sstyle\s*=\s*(?:"[^"]*|'[^']*)(?:display\s*:\s*none|visibility\s*:\s*hidden)/i;
/** As far as the first words of a hidden part can be away. */
const farthest = 2000;

const isHiding = (attributes: string) =>
	hides.test(attributes) ||
	/\shidden(?=[\s=/]|$)/i.test(attributes.replace(/"[^"]*"|'[^']*'/g, '""'));

/** Why a public text has words that its page hid: no style and no script hides them here. */
export function whyHiddenParts(html: string): string | undefined {
	for (const { 0: tag, 1: name = '', 2: attributes = '', index } of html.matchAll(element)) {
		if (wordless.test(name) || !isHiding(attributes)) continue;
		const after = html.slice(index + tag.length, index + tag.length + farthest);
		const [inside = ''] = after.split(new RegExp(`</${name}(?=[\\s>])`, 'i'), 1);
		if (/[\p{L}\p{N}]/u.test(inside.replace(/<!--[\s\S]*?-->|<[^>]*>|&\w+;/g, '')))
			return 'tem partes que o site antigo escondia';
	}
	return undefined;
}
