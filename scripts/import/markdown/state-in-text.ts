import { pickState, whySurelyHidden } from '../why-hidden.ts';
import { findExport } from './mdx.ts';
import { readFields } from './program-text.ts';

const properties = /^# [^\n]*\n\n((?:[^\n:]{1,40}:[ \t][^\n]*\n)+)/;

/** An article of MDX may say in its program whether it is public, and one of Notion below its title. */
export function readStateInText(
	text: string,
	{ isMdx, isNotion }: { isMdx: boolean; isNotion: boolean },
): Record<string, unknown> {
	const fields = readFields((isMdx && findExport(text)?.inside) || '');
	const [, lines = ''] = (isNotion && properties.exec(text.replace(/\r\n/g, '\n'))) || [];
	const said = lines.split('\n').map((line) => line.split(/:[ \t](.*)/s, 2));
	return pickState({ ...fields, ...Object.fromEntries(said.filter(([name]) => name)) });
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
