const reasons: readonly (readonly [message: RegExp, reason: string])[] = [
	[
		/XML declaration|version number|(?:encoding|standalone) value|instruction|anywhere in/,
		'a declaração <?xml …?> não está certa, ou não está no começo',
	],
	[/in (?:opening )?tag|tag name/, 'há um "<" que não abre um elemento'],
	[/duplicate attribute/, 'um atributo está duas vezes'],
	[/attribute|value required|must be quoted|whitespace required/, 'um atributo está incorreto'],
	[/comment/, 'um comentário está incorreto'],
	[/"\]\]>"/, 'há um "]]>" que não fecha nada'],
	[/disallowed character/, 'há um caractere que não pode estar ali'],
];

/** The parser's message in words; `closed` is the element that the parser closed last, which had no end of its own. */
export function explainXml(message: string, closed: string, isOver: boolean): string {
	const [, name] = /unclosed tag: (\S+)/.exec(message) ?? [];
	if (name) return `o arquivo acaba no meio, antes de </${name}>`;
	if (/outside of root|only one root/.test(message)) return 'há algo fora do elemento principal';
	if (isOver) return 'o arquivo acaba no meio';
	if (/clos(?:e|ing) tag/.test(message)) {
		return /unexpected/.test(message)
			? `falta </${closed}> antes disto`
			: 'fecha um elemento que não está aberto';
	}
	return reasons.find(([pattern]) => pattern.test(message))?.[1] ?? 'a sintaxe não é a de XML';
}
