import type { EditorState } from '@codemirror/state';
import { findGuessedHeadings, isPlainText } from '#domain/text/plain-text';
import { rankHeadings } from '../look/heading-levels.ts';
import { treeUpTo } from '../look/inline-marks.ts';

export interface Heading {
	/** Where its line begins. */
	from: number;
	/** 2 for a section. */
	level: number;
	text: string;
}

const inHtml = /<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1\s*>/gi;
const signs = /^\s{0,3}#{1,6}[ \t]*|[ \t]+#+[ \t]*$/g;
const inlineMark = /(?<!\\)(?:\*\*|~~|[*`]|(?<!\p{L})_|_(?!\p{L}))|\\(?=[^\p{L}\p{N}\s])/gu;

/** As a reader reads it: without marks, addresses and notes. */
const plainText = (source: string) =>
	source
		.replace(/<[^>]+>/g, '')
		.replace(/\[\^[^\]]+\]/g, '')
		.replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])?/g, '$1')
		.replace(inlineMark, '')
		.replace(/\s+/g, ' ')
		.trim();

function listMarked(state: EditorState): Heading[] {
	const tree = treeUpTo(state, state.doc.length);
	const found: Heading[] = [];
	tree.iterate({
		enter: ({ name, from, to }) => {
			const level = Number(/^(?:ATX|Setext)Heading(\d)$/.exec(name)?.[1] ?? 0);
			const source = level > 0 || name === 'HTMLBlock' ? state.sliceDoc(from, to) : '';
			if (name.startsWith('Setext'))
				found.push({ from, level, text: source.slice(0, source.lastIndexOf('\n')) });
			else if (level > 0) found.push({ from, level, text: source.replace(signs, '') });
			for (const { 1: rank, 2: text = '', index } of source.matchAll(inHtml))
				if (level === 0) found.push({ from: from + index, level: Number(rank), text });
			return name === 'Document';
		},
	});
	// A leading heading of the first level is the page's title.
	const isTitle = found[0]?.level === 1 && found[0].from === tree.topNode.firstChild?.from;
	const shown = isTitle ? found.slice(1) : found;
	const levels = rankHeadings(shown.map(({ level }) => level));
	return shown.map((heading, index) => ({ ...heading, level: levels[index] ?? 2 }));
}

/** The headings of the article, guessed ones too. */
export function listHeadings(state: EditorState): Heading[] {
	const text = state.doc.toString();
	const found = isPlainText(text)
		? findGuessedHeadings(text).map((from) => ({
				from,
				level: 2,
				text: state.doc.lineAt(from).text,
			}))
		: listMarked(state);
	return found.map((heading) => ({ ...heading, text: plainText(heading.text) }));
}

/** The last heading at or above this place. */
export const headingAt = (headings: readonly Heading[], at: number): Heading | undefined =>
	headings.findLast(({ from }) => from <= at);
