import { countWords } from './read-time.ts';
import { writtenBreak } from './strip-marks.ts';

/** Letters and digits that readers do not see: comments, tags, pictures, addresses, marks of notes, numbers of lists. */
const unseen = new RegExp(
	[
		/(?<!\\)<!--[\s\S]*?(?:-->|$(?![\s\S]))/,
		/(?<!\\)<\/?[a-z][^<>]*>/,
		/!\[[^[\]]*\]\([^()\n]*\)/,
		/(?<=\])\((?:[^()\n]|\([^()\n]*\))*\)/,
		/^ {0,3}\[[^\]\n]{1,200}\]:[ \t]+\S+$/,
		/\[\^[^\]\s]{1,80}\]/,
		/^[ \t>]*(?:\d{1,9}[.)]|[-*+] \[x\])[ \t]/,
		/^[ \t]*(?:`{3}|~{3}).*$/,
		/\{#[^\s{}]+\}$/,
		/&#?\w{1,9};/,
	]
		.map(({ source }) => source)
		.join('|'),
	'gim',
);

/** About as many words as readers will see of a text that is not an article yet. */
export const countSourceWords = (content: string): number =>
	countWords(content.replace(writtenBreak, '').replace(unseen, ' '));
