import { asHtml } from './as-html.ts';
import { fence } from './fence.ts';
import { hideNote } from './hide.ts';
import { placeBlock } from './place-block.ts';
import type { MarkdownSite } from './read-site.ts';
import { type Pair, rewriteAll, rewritePairs } from './rewrite.ts';

/** What was online had been built for production. */
const literal =
	/^\{%-?\s*(?<word>if|unless)\s+(?:(?<value>true|false|nil)|jekyll\.environment\s*(?<sign>==|!=)\s*(?:"(?<double>[^"\n]*)"|'(?<single>[^'\n]*)'))\s*-?%\}$/;

function isTrue(groups: Record<string, string | undefined>): boolean {
	const { value, sign, double, single } = groups;
	return sign === undefined
		? value === 'true'
		: ((double ?? single) === 'production') === (sign === '==');
}
const marks =
	/\{%-?\s*(?:(?<open>if|unless|case|for)|(?<other>else|elsif|elif)|end(?:if|unless|case|for))\b(?:[^%{]|%(?!\})|\{(?!%))*?-?%\}/g;

interface Branch {
	open: RegExpExecArray;
	/** Where the part for the other case begins. */
	other?: RegExpExecArray;
	end: RegExpExecArray;
}

/** The conditions and loops of a text that have an end, each before those within it. */
export function listBranches(text: string): Branch[] {
	const branches: Branch[] = [];
	const opened: Omit<Branch, 'end'>[] = [];
	for (const match of text.matchAll(marks)) {
		const last = opened.at(-1);
		if (match.groups?.['open']) opened.push({ open: match });
		else if (last && match.groups?.['other']) last.other ??= match;
		else if (last) branches.push({ ...last, end: match });
		if (!match.groups?.['open'] && !match.groups?.['other']) opened.pop();
	}
	return branches.sort((one, other) => one.open.index - other.open.index);
}

export const after = ({ 0: whole, index }: RegExpExecArray) => index + whole.length;

interface Cut {
	from: number;
	to: number;
	/** What comes in its place. */
	note: () => string;
}

/** Everything but what a condition shows. */
function cut(text: string, { open, other, end }: Branch, showsFirst: boolean): Cut[] {
	const [first, second] = [(other ?? end).index, other ? after(other) : end.index];
	const hidden = showsFirst ? text.slice(second, end.index) : text.slice(after(open), first);
	const spot = { 0: open[0] + hidden + end[0], index: open.index, input: text };
	return [
		{
			from: open.index,
			to: showsFirst ? after(open) : second,
			note: () => (hidden.trim() === '' ? '' : hideNote(spot)),
		},
		{ from: showsFirst ? first : end.index, to: after(end), note: () => '' },
	];
}

/** Of a condition that is `true` or `false`, only what the old site showed stays; any other cannot be known. */
export function settleConditions(text: string): string {
	const cuts = listBranches(text).flatMap((branch) => {
		const { groups } = literal.exec(branch.open[0]) ?? {};
		return groups ? cut(text, branch, isTrue(groups) === (groups['word'] === 'if')) : [];
	});
	let written = '';
	let at = 0;
	for (const { from, to, note } of cuts.sort((one, next) => one.from - next.from)) {
		if (from < at) continue;
		written += text.slice(at, from) + note();
		at = to;
	}
	return written + text.slice(at);
}

/** Within words that become Markdown. */
const escapeMarks = (words: string) => words.replace(/[\\`*_[\]<>]/g, '\\$&');

/** Words, then an address, then the address's own words, as in `Ana, Mesa https://… Sala`. */
function readCredit(given: string): string {
	const [, words = '', address = '', label = ''] =
		/^(.*?)(?:(?:^|\s+)(https?:\/\/\S+|\/[^\s/]\S*)(?:\s+(.*))?)?$/s.exec(given.trim()) ?? [];
	if (address === '') return escapeMarks(words);
	if (words === '') return label ? `[${escapeMarks(label)}](<${address}>)` : `<${address}>`;
	return label
		? `${escapeMarks(words)}, [${escapeMarks(label)}](<${address}>)`
		: `[${escapeMarks(words)}](<${address}>)`;
}

/** A quotation; its last line says whose it is. */
function quote(text: string, credit = ''): string {
	const lines = text.trim().split('\n');
	const said = credit === '' ? lines : [...lines, '', `— ${credit}`];
	return `\n\n${said.map((line) => `> ${line}`.trimEnd()).join('\n')}\n\n`;
}

/** As the pull quotes of other products (`scripts/import/html`). */
const pullQuote = (text: string): string => `\n\n<figure>${quote(text)}</figure>\n\n`;

/** Stands for a literal brace, which is no mark of Liquid any more. */
export const brace = '\uE000';

const names =
	'raw verbatim comment capture highlight codeblock code blockquote quote centerquote cq pullquote note'.split(
		' ',
	);
/** Up to the tag's end, or the next tag. */
const inTag = '(?:[^%{]|%(?!\\})|\\{(?!%))*?';
const pairs: readonly Pair[] = [
	...names.map((name) => ({
		name,
		open: `\\{%-?\\s*${name}\\b(?<given>${inTag})-?%\\}`,
		close: `\\{%-?\\s*end${name}\\s*-?%\\}`,
	})),
	/** Liquid's and Nunjucks's notes of one tag. */
	{ name: 'comment', open: '\\{%-?\\s*#', close: '-?%\\}' },
];
const ofNunjucks: Pair = { name: 'comment', open: '\\{#-?\\s', close: '#\\}' };

/** Hexo's words, as in `Array.map lang:js https://… Fonte`; Jekyll's first word is the language. */
function codeOf(name: string, given: string, code: string): string {
	if (name === 'highlight') return fence(code, given.trim().split(/\s/, 1)[0] ?? '');
	const [, language = ''] = /(?:^|\s)lang:(\S+)/.exec(given) ?? [];
	const credit = readCredit(given.replace(/(?:^|\s)\w+:(?!\/\/)\S+/g, ''));
	return `${credit === '' ? '' : `${credit}\n\n`}${fence(code, language)}`;
}

/** Pairs of tags whose content is code, a quotation, or not meant for readers. */
export function readLiquidPairs(
	text: string,
	tool: Pick<MarkdownSite, 'isHexo' | 'isJekyll' | 'isHtml'>,
): string {
	function toText(match: RegExpExecArray, isInCode = false): string {
		const { name = 'comment', given = '', inner = '' } = match.groups ?? {};
		if (name === 'raw' || name === 'verbatim') return inner.replaceAll('{', brace);
		if (name === 'comment' || name === 'capture')
			return isInCode ? '' : hideNote(match).replaceAll('{', brace);
		if (/^(?:highlight|code)/.test(name))
			return placeBlock(match, inner, (code) => codeOf(name, given, code), tool);
		const words = readLiquidPairs(inner, tool);
		const credit = name.endsWith('quote') ? readCredit(given) : '';
		const quoted = name === 'pullquote' ? pullQuote(words) : quote(words, credit);
		return tool.isHtml ? asHtml(quoted) : quoted;
	}
	const known = tool.isJekyll ? pairs : [...pairs, ofNunjucks];
	// Except for Hexo's, these tags run before Markdown, even within code.
	return tool.isHexo ? rewritePairs(text, known, toText) : rewriteAll(text, known, toText);
}
