import { pickState, whyHidden } from '../why-hidden.ts';

/** From its brace to the one that closes it, other objects within included. */
export function objectAt(program: string): string {
	let depth = 0;
	for (const { 0: sign, index } of program.matchAll(/"[^"\n]*"|'[^'\n]*'|`[^`]*`|[{}]/g)) {
		depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
		if (depth === 0) return program.slice(0, index);
	}
	return program;
}

export const withoutRemarks = (program: string): string =>
	program.replace(/(?:^|[ \t])\/\/[^\n]*/gm, '');

const pair =
	/(?:^|[{,(\s])["']?([\w-]+)["']?\s*:\s*(?:(?:\([^()\n]*\)|\w+)\s*=>\s*\(?(?!\s*\{))?("[^"\n]*"|'[^'\n]*'|`[^`\n]*`|[^,\n{}"'`]+)/g;

/**
 * The fields of a program, which is never run, in their order: what is no plain value is given as it is written, which is
 * no answer to any question.
 */
const readFields = (program: string): [name: string, value: string][] =>
	[...withoutRemarks(program).matchAll(pair)].map(([, name = '', value = '']) => [
		name,
		value
			.replace(/[\s);]+$/, '')
			.replace(/^(["'`])(.*)\1$/, '$2')
			.replace(/^!0$/, 'true')
			.replace(/^!1$/, 'false'),
	]);

export const readField = (program: string, wanted: string): string | undefined =>
	readFields(program).find(([name]) => name === wanted)?.[1];

/** What a program says of a state; of a field that stands there twice, what hides. */
export function readStates(program: string): Record<string, unknown> {
	const states = readFields(program).map(([name, value]) => pickState({ [name]: value }));
	const hiding = states.filter((state) => whyHidden(state) !== undefined);
	return Object.assign({}, ...states, ...hiding);
}

/** The texts of the list with this name; undefined where only running the program gives them. */
export function readList(program: string, name: string): string[] | undefined {
	const start = new RegExp(`\\b${name}["']?\\s*:\\s*`).exec(program);
	if (!start) return [];
	const [, inside] =
		/^\[((?:[\s,]|"[^"\n]*"|'[^'\n]*'|`[^`$\n]*`)*)\]/.exec(
			program.slice(start.index + start[0].length),
		) ?? [];
	return inside === undefined
		? undefined
		: [...inside.matchAll(/(["'`])(.*?)\1/g)].map(([, , text = '']) => text);
}
