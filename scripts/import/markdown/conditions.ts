import { hideNote } from './hide.ts';

/** What was online had been built for production. */
const literal =
	/\{%-?\s*(?<word>if|unless)\s+(?:(?<value>true|false|nil)|jekyll\.environment\s*(?<sign>==|!=)\s*(?:"(?<double>[^"\n]*)"|'(?<single>[^'\n]*)'))\s*-?%\}/;

function isTrue(groups: Record<string, string | undefined>): boolean {
	const { value, sign, double, single } = groups;
	return sign === undefined
		? value === 'true'
		: ((double ?? single) === 'production') === (sign === '==');
}
const marks =
	/\{%-?\s*(?:(?<open>if|unless|case|for)|(?<other>else|elsif|elif)|end(?:if|unless|case|for))\b(?:[^%]|%(?!\}))*?-?%\}/g;

interface Ends {
	/** Where the part for the other case begins. */
	other?: RegExpExecArray | undefined;
	end: RegExpExecArray;
}

export function findEnds(text: string): Ends | undefined {
	let depth = 0;
	let other: RegExpExecArray | undefined;
	for (const match of text.matchAll(marks)) {
		if (match.groups?.['open']) depth += 1;
		else if (match.groups?.['other']) other ??= depth === 0 ? match : undefined;
		else if (depth === 0) return { other, end: match };
		else depth -= 1;
	}
	return undefined;
}

const after = ({ 0: whole, index }: RegExpExecArray) => index + whole.length;

/** Of a condition that is `true` or `false`, only what the old site showed stays; any other cannot be known. */
export function settleConditions(text: string): string {
	let written = '';
	let rest = text;
	for (let open = literal.exec(rest); open; open = literal.exec(rest)) {
		const body = rest.slice(after(open));
		const ends = findEnds(body);
		if (!ends) break;
		const first = body.slice(0, (ends.other ?? ends.end).index);
		const second = ends.other ? body.slice(after(ends.other), ends.end.index) : '';
		const [shown, hidden] =
			isTrue(open.groups ?? {}) === (open.groups?.['word'] === 'if')
				? [first, second]
				: [second, first];
		const input = written + rest;
		const index = written.length + open.index;
		const whole = input.slice(index, index + open[0].length + after(ends.end));
		const note =
			hidden.trim() === '' ? '' : hideNote({ 0: whole.replace(shown, ''), index, input });
		written += rest.slice(0, open.index) + note;
		rest = shown + body.slice(after(ends.end));
	}
	return written + rest;
}
