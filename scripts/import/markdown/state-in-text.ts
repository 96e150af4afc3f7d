import { maskCode } from '#domain/text/mask-code';
import { pickState, whySurelyHidden } from '../why-hidden.ts';
import { fieldCalled } from './article-fields.ts';
import { findExport } from './mdx.ts';
import { readStates } from './program-text.ts';
import { rewrite } from './rewrite.ts';

type Fields = Record<string, unknown>;

/** What people write into notes for a tool; a name of another field may be one of their own. */
const inNotes = /^(?:slug|author|publish_at|expires_at|date|updated_at|excerpt|category|tags)$/;

function readProperty(name: string, value: string): Fields {
	const isOfNotes = inNotes.test(fieldCalled(name) ?? '');
	return { ...pickState({ [name]: value }), ...(isOfNotes && { [name]: value.trim() }) };
}

const ofNotion = /^(\s*# [^\n]*\n\n)((?:[^\n:]{1,40}:[ \t][^\n]*(?:\n|$))+)/;
const fieldName = String.raw`(?<name>\p{L}[\p{L} _-]{0,39})`;
/** Within a line; a value in square brackets may have links, and a link's address is none. */
const inBrackets = String.raw` ?(?:\[${fieldName}::[ \t]*(?<value>(?:[^[\]\n]|\[\[[^[\]\n]*\]\])*)\]|(?<!\])\(${fieldName}::[ \t]*(?<value>[^()\n]*)\))`;
const onLine = String.raw`^[ \t]*(?:- )?(?:\*\*)?${fieldName}(?:\*\*)?::[ \t]+(?<value>[^\n]*)(?:\n|$)`;
const ofVault = new RegExp(`${onLine}|${inBrackets}`, 'gmu');

export interface TextFields {
	fields: Fields;
	/** The text without them. */
	content: string;
	notes: string[];
}

/** Notion's properties stand below the title; those that this blog has no place for are named in the report. */
function readNotion(content: string): TextFields {
	const [whole = '', title = '', lines = ''] = ofNotion.exec(content) ?? [];
	const pairs = lines.split('\n').map((line) => line.split(/:[ \t](.*)/s, 2) as [string, string]);
	const read = pairs.map(([name, value = '']) => readProperty(name, value));
	const fields = Object.assign({}, ...read.toReversed());
	if (Object.keys(fields).length === 0) return { fields: {}, content, notes: [] };
	const others = pairs.filter(([name], at) => name && Object.keys(read[at] ?? {}).length === 0);
	return {
		fields,
		content: title + content.slice(whole.length),
		notes: others.map(([name, value]) => `propriedade que este blog não tem: ${name}: ${value}`),
	};
}

/** Logseq's words are links to pages. */
const withoutLinks = (value: string) => value.replace(/#?\[\[([^[\]]*)\]\]|#(?=\p{L})/gu, '$1');

/** Dataview's and Logseq's fields may stand in any line. */
function readVault(text: string): TextFields {
	const found: Fields[] = [];
	const { text: content } = rewrite(text, ofVault, ({ groups }) => {
		const { name = '', value = '' } = groups ?? {};
		const fields = readProperty(name, withoutLinks(value));
		if (Object.keys(fields).length === 0) return undefined;
		found.unshift(fields);
		return '';
	});
	return { fields: Object.assign({}, ...found), content, notes: [] };
}

/** The fields that an article has in its text: MDX's program, Notion's properties, a vault's `autor:: Ana`. */
export function readFieldsInText(
	text: string,
	{ isMdx, isNotion, isVault }: { isMdx: boolean; isNotion: boolean; isVault: boolean },
): TextFields {
	const program = readStates((isMdx && findExport(text)?.inside) || '');
	const none = { fields: {}, content: text, notes: [] };
	const { fields, content, notes } = isNotion ? readNotion(text) : isVault ? readVault(text) : none;
	return { fields: { ...program, ...fields }, content, notes };
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
	for (const { groups } of maskCode(text).matchAll(new RegExp(inBrackets, 'gu')))
		fields[groups?.['name'] ?? ''] = groups?.['value'];
	return whySurelyHidden(
		fields,
		Object.keys(fields).some((name) => ofHeaders.test(name)),
	);
}

/** Obsidian's and Templater's marks for what a new note will say. */
const ofTemplates =
	/\{\{\s*(?:title|date|time)\s*(?::[^{}\n]{0,100})?\}\}|<%[^%\n]{0,200}\btp\.\w[^%\n]{0,200}(?:%>)?/gi;

export const listTemplateMarks = (text: string): string[] =>
	maskCode(text).match(ofTemplates) ?? [];
