import { fence } from './fence.ts';
import { hideNote } from './hide.ts';
import { placeBlock } from './place-block.ts';
import type { MarkdownSite } from './read-site.ts';
import { rewritePairs } from './rewrite.ts';
import { readArguments } from './shown-text.ts';

const open = (name: string) => `\\{\\{[<%]\\s*${name}`;
const close = (name: string) => `${open(`/\\s*${name}`)}\\s*[>%]\\}\\}`;
const highlight = `${open('highlight')}\\b(?<given>[^{}]*?)[>%]\\}\\}(?<code>[\\s\\S]*?)${close('highlight')}`;
const comment = `${open('comment')}\\s*[>%]\\}\\}[\\s\\S]*?${close('comment')}`;
const note = '\\{\\{-?\\s*/\\*[\\s\\S]*?\\*/\\s*-?\\}\\}';

/** Without an end, a search from each beginning would read the whole rest in vain. */
const listPairs = (text: string) =>
	[
		...(new RegExp(close('highlight')).test(text) ? [highlight] : []),
		...(new RegExp(close('comment')).test(text) ? [comment] : []),
		note,
	].join('|');

/** Code and private notes of Hugo, neither of which is Markdown. */
export const readHugoPairs = (text: string, site: Pick<MarkdownSite, 'isHtml'>): string =>
	rewritePairs(text, listPairs(text), (match) => {
		const { code, given = '' } = match.groups ?? {};
		if (code === undefined) return hideNote(match);
		const { 0: language, lang } = readArguments(given);
		return placeBlock(match, code, (lines) => fence(lines, language ?? lang ?? ''), site);
	});
