import { pickState, whySurelyHidden } from '../why-hidden.ts';

const exported =
	/^export\s+(?:const|let|var)\s+(?:meta|metadata|data|front_?matter)\b[^=]*=\s*(?=\{)/im;
const field = /(?:^|[{,])\s*["']?([\w-]+)["']?\s*:\s*("[^"\n]*"|'[^'\n]*'|`[^`\n]*`|[\w.-]+)/gm;

const properties = /^# [^\n]*\n\n((?:[^\n:]{1,40}:[ \t][^\n]*\n)+)/;

/** From its brace to the one that closes it, other objects within included. */
function objectAt(program: string): string {
	let depth = 0;
	for (const { 0: sign, index } of program.matchAll(/"[^"\n]*"|'[^'\n]*'|`[^`]*`|[{}]/g)) {
		depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
		if (depth === 0) return program.slice(0, index);
	}
	return program;
}

/** An article of MDX may say in its program whether it is public, and one of Notion below its title. */
export function readStateInText(
	text: string,
	{ isMdx, isNotion }: { isMdx: boolean; isNotion: boolean },
): Record<string, unknown> {
	const [program = ''] = text.split(/^(?:```|~~~)/m, 1);
	const match = isMdx && exported.exec(program);
	const block = match ? objectAt(program.slice(match.index + match[0].length)) : '';
	const fields = [...block.matchAll(field)].map(([, name = '', value = '']) => [
		name,
		value.replace(/^(["'`])(.*)\1$/, '$2'),
	]);
	const [, lines = ''] = (isNotion && properties.exec(text.replace(/\r\n/g, '\n'))) || [];
	const said = lines.split('\n').map((line) => line.split(/:[ \t](.*)/s, 2));
	return pickState(Object.fromEntries([...fields, ...said.filter(([name]) => name)]));
}

/** A header in a syntax that is not read, or not at the beginning, is part of the text. */
const fieldLine =
	/^[ \t]*(?:(?:[-*]|\.\.|\/\/)[ \t]+|#\+(?:hugo_)?|%[ \t]*)?["']?([\p{L}_][\p{L}\d_? -]{0,39}?)["']?[ \t]*(?:::?|=)[ \t]*(\S.*?)?[ \t]*,?$/u;
const besideFields = /^[ \t]*$|^[ \t]*[{}]$|^[-—–=*+_~;]+[ \t]*$|^#{1,6}[ \t]|^[ \t]+\S|^- /;
const ofHeaders = /^(?:title|t[ií]tulo|slug|layout|date|tags)$/i;
const firstLines = 30;

export function whyHiddenByText(text: string): string | undefined {
	const fields: Record<string, unknown> = {};
	for (const each of text.replace(/\r\n?/g, '\n').split('\n', firstLines)) {
		const line = each.replace(/^[ \t]*<!--|-->[ \t]*$/g, '').trimEnd();
		const [, name, value = ''] = fieldLine.exec(line) ?? [];
		if (name) fields[name] = value;
		else if (!besideFields.test(line)) break;
	}
	return whySurelyHidden(
		fields,
		Object.keys(fields).some((name) => ofHeaders.test(name)),
	);
}
