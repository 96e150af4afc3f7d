/** Within words that become Markdown. */
const escapeMarks = (words: string) => words.replace(/[\\`*_[\]<>]/g, '\\$&');

/** Words, then an address, then the address's own words, as in `Ana, Mesa https://… Sala`. */
export function readCredit(given: string): string {
	const [, words = '', address = '', label = ''] =
		/^(.*?)(?:(?:^|\s+)(https?:\/\/\S+|\/[^\s/]\S*)(?:\s+(.*))?)?$/s.exec(given.trim()) ?? [];
	if (address === '') return escapeMarks(words);
	if (words === '') return label ? `[${escapeMarks(label)}](<${address}>)` : `<${address}>`;
	return label
		? `${escapeMarks(words)}, [${escapeMarks(label)}](<${address}>)`
		: `[${escapeMarks(words)}](<${address}>)`;
}

/** A quotation; its last line says whose it is. */
export function quote(text: string, credit = ''): string {
	const lines = text.trim().split('\n');
	const said = credit === '' ? lines : [...lines, '', `— ${credit}`];
	return `\n\n${said.map((line) => `> ${line}`.trimEnd()).join('\n')}\n\n`;
}

/** As the pull quotes of other products (`scripts/import/html`). */
export const pullQuote = (text: string): string => `\n\n<figure>${quote(text)}</figure>\n\n`;
