import { hideNote } from './hide.ts';

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

export interface Branch {
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
			...{ from: open.index, to: showsFirst ? after(open) : second },
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
