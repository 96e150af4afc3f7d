/** How many nested blocks one line may open; further markers are text. */
const deepest = 24;
const opening = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;
/** A nested item is indented by at least two columns. */
const widestIndent = deepest * 4;

/** Limits how many blocks a line opens, so that parsing cannot exhaust the stack. */
export function limitNesting(source: string): string {
	return source
		.split('\n')
		.map((line) => (line.length <= deepest ? line : limitLine(line)))
		.join('\n');
}

function limitLine(line: string): string {
	let at = 0;
	for (let depth = 0; ; depth += 1) {
		opening.lastIndex = at;
		if (!opening.test(line)) return limitIndent(line);
		if (depth === deepest) break;
		at = opening.lastIndex;
	}
	const rest = line.slice(at).trimStart();
	return `${line.slice(0, at)} ${rest.replace(/^(?:[>\-+*]|(?=\d))/, (sign) => `\\${sign}`)}`;
}

function limitIndent(line: string): string {
	if (line[widestIndent] !== ' ' && line[widestIndent] !== '\t') return line;
	const text = line.trimStart();
	const indent = line.length - text.length;
	return indent > widestIndent && opening.test(text) ? ' '.repeat(widestIndent) + text : line;
}
