import { fold } from '#domain/text/fold';
import { findLost, wordsIn } from '#domain/text/lost-words';
import { maskCode } from '#domain/text/mask-code';
import { tableOf } from '#domain/text/table-of';
import { lost as text } from '../messages/foreign-pictures.ts';
import type { Check } from './check-text.ts';
import { listSourceWords, maskUnseen, type SourceWord } from './source-words.ts';

const entities = tableOf<string>({ amp: '&', lt: '<', gt: '>', quot: '"' });
const decode = (html: string) =>
	html.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');
const inCode = /<(pre|code|kbd|samp|var)\b[^>]*>[\s\S]*?<\/\1>/g;

/** At most so many findings: more of them say no more. */
const most = 12;
/** Words this near to one another are one passage. */
const near = 24;

const shownWords = (html: string) => wordsIn(decode(html.replace(/<[^>]*>/g, ' ')));

interface Finding {
	at: number;
	sentence: string;
}

/** Words in a row, as they were written. */
function listPassages(content: string, words: readonly SourceWord[]): Finding[] {
	const runs: { from: number; to: number }[] = [];
	for (const { word, at } of words) {
		const run = runs.at(-1);
		const isNear = run && at - run.to < near && !content.slice(run.to, at).includes('\n');
		if (isNear) run.to = at + word.length;
		else runs.push({ from: at, to: at + word.length });
	}
	return runs.slice(0, most).map(({ from, to }) => ({
		at: from,
		sentence: text.missing(content.slice(from, to), lineOf(content, from)),
	}));
}

const lineOf = (content: string, at: number) => content.slice(0, at).split('\n').length;

/** Words that an accidental pair of tildes strikes: nobody strikes from the middle of a word. */
function findStruck(content: string, html: string): Finding[] {
	const at = maskUnseen(content).search(/(?<=[\p{L}\p{N}])~~(?=[\p{L}\p{N}])/u);
	const [, words] = /<del>([\s\S]*?)<\/del>/.exec(html) ?? [];
	if (at < 0 || words === undefined) return [];
	const shown = decode(words.replace(/<[^>]*>/g, ''));
	return [{ at, sentence: text.struck(shown, lineOf(content, at)) }];
}

/** Signs of marks that readers see: each with the letters beside it, by which it is found in the text. */
const visible =
	/\*\*\p{L}+|[\p{L}\p{N}.,:;!?)”"]{1,40}\*\*|~~\p{L}*|(?<![\p{L}\p{N}_])_\p{L}+_(?=\p{L})/gu;

function findStarred(content: string, html: string): Finding[] {
	const shown = decode(html.replace(inCode, ' ').replace(/<[^>]*>/g, ''));
	const masked = maskUnseen(content);
	return [...shown.matchAll(visible)].slice(0, most).flatMap(([sign]) => {
		const at = masked.indexOf(sign);
		return at < 0 ? [] : [{ at, sentence: text.starred(sign, lineOf(content, at)) }];
	});
}

const note = /(?<!\\)\[\^([^\]\s]{1,80})\](:?)/g;

/** Notes without a sign, and signs without a note. */
function findLoneNotes(content: string): Finding[] {
	const all = [...content.matchAll(note)].map(({ 1: name = '', 2: colon, index }) => {
		const before = `${index < 4 ? '\n' : ''}${content.slice(Math.max(0, index - 4), index)}`;
		const isDefinition = colon === ':' && /\n {0,3}$/.test(before);
		return { name: fold(name), isDefinition, at: index, written: `[^${name}]` };
	});
	const namesOf = (areDefinitions: boolean) =>
		new Set(all.flatMap((each) => (each.isDefinition === areDefinitions ? each.name : [])));
	const [defined, mentioned] = [namesOf(true), namesOf(false)];
	const alone = all.filter(
		({ name, isDefinition }) => !(isDefinition ? mentioned : defined).has(name),
	);
	return alone.slice(0, most).map(({ at, written, isDefinition }) => ({
		at,
		sentence: text.note(written, isDefinition, lineOf(content, at)),
	}));
}

const frontMatter = /^\s*---[ \t]*\n(?:(?=[\w-]+:|[ \t-])[^\n]*\n)+?---[ \t]*(?:\n|$)/;
const blankName = /(?<=[\p{L}\p{N},.] )&(?:nbsp|ensp|emsp|shy|zwnj|zwj);(?=[ ,.])/gu;

function findReadAsMarks(content: string): Finding[] {
	const front = frontMatter.exec(content);
	const prose = maskCode(content);
	return [
		...(front ? [{ at: front.index, sentence: text.frontMatter }] : []),
		...[...prose.matchAll(blankName)].slice(0, most).map(({ 0: name, index }) => ({
			at: index,
			sentence: text.missing(name, lineOf(content, index)),
		})),
	];
}

/** Blocks that say the title again, which an article leaves out. */
function withoutTitle(content: string, title: string): string {
	const [first = ''] = /^\s*#{1,6}[ \t]+[^\n]*/.exec(content) ?? [];
	const isTitle = title.trim() !== '' && wordsIn(first).join(' ') === wordsIn(title).join(' ');
	return isTitle ? ' '.repeat(first.length) + content.slice(first.length) : content;
}

/** Compares a text with the article that the server made of it: what readers do not see, or see as signs. */
export function findLostWords(
	{ content, title }: { content: string; title: string },
	html: string,
): Check[] {
	const words = listSourceWords(withoutTitle(content, title));
	const missing = findLost(
		words.map(({ word }) => word),
		shownWords(html),
	).flatMap((at) => words[at] ?? []);
	const findings = [
		...listPassages(content, missing),
		...findStruck(content, html),
		...findStarred(content, html),
		...findLoneNotes(maskCode(content)),
		...findReadAsMarks(content),
	];
	return findings
		.slice(0, most)
		.map(({ at, sentence }) => ({ name: 'lost', fine: false, at, sentence }));
}
