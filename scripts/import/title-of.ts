import { basename, dirname, extname } from 'node:path/posix';
import { cleanLine } from '#domain/text/clean-text';
import { maskCode } from '#domain/text/mask-code';
import { stripMarks } from '#domain/text/strip-marks';
import type { ImportItem } from './import-item.ts';

const heading = /^#{1,6}[ \t]+(\S.*)$|<h[1-6]\b[^<>]*>/gm;
const headingEnd = /<\/h[1-6]>/g;
const day = /^\d{4}-\d{1,2}-\d{1,2}(?:[-_ ]|$)/;
/** No word of these is about the article. */
const saysNothing =
	/^(?:_?index|readme|post|texto?|untitled|sem t[ií]tulo|[^\p{L}]*)(?:\.[a-z-]{2,5})?$|^[0-9a-f-]{32,}$/iu;

/** Without the marks around a heading, and the name at its end. */
const withoutName = (line: string) =>
	line
		.replace(/^#{1,6}[ \t]+/, '')
		.trimEnd()
		.replace(/(?<!#)#+$/, '')
		.trimEnd()
		.replace(/(?<![ \t])[ \t]+\{[^{}]*\}$/, '');

function findHeading(content: string): string | undefined {
	const masked = maskCode(content);
	const ends = [...masked.matchAll(headingEnd)].map(({ index }) => index);
	const found = [...masked.matchAll(heading)].find(
		({ 1: marked, index }) => marked !== undefined || index < (ends.at(-1) ?? 0),
	);
	if (!found) return undefined;
	const from = found.index + (found[1] === undefined ? found[0].length : 0);
	const to =
		found[1] === undefined
			? (ends.find((end) => end >= from) ?? from)
			: found.index + found[0].length;
	const whole = content.slice(from, to);
	return cleanLine(stripMarks(withoutName(whole))) || undefined;
}

/** The file's name, or its folder's; undefined where they say only a day or a place. */
function findName(source: string): string | undefined {
	const file = basename(source, extname(source));
	return [file, basename(dirname(source))]
		.map((name) => name.replace(day, ''))
		.find((name) => !saysNothing.test(name))
		?.replace(/[-_]+/g, ' ')
		.trim();
}

export interface Titled {
	title: string;
	/** Why it is another than the source's. */
	note?: string;
	/** Otherwise it is a draft; a post of a blog without titles is one that readers know. */
	isNamed: boolean;
}

/** The title of an article: its own, its first heading, or its file's or folder's name. */
export function titleOf({ fields, source }: ImportItem, given: string, content: string): Titled {
	if (given !== '') return { title: given, isNamed: true };
	const unnamed = { title: 'Sem título', note: 'não tinha título', isNamed: true };
	if (fields['is_exact'] === true) return unnamed;
	const first = findHeading(content);
	if (first) return { title: first, note: 'título tirado do primeiro cabeçalho', isNamed: true };
	if (fields['may_be_empty'] === true) return unnamed;
	const name = findName(source);
	if (name) return { title: name, note: 'título tirado do nome do arquivo', isNamed: true };
	return { title: 'Sem título', note: 'não tinha título: veio como rascunho', isNamed: false };
}
