import {
	type MarkedExtension,
	type Token,
	type TokenizerThis,
	type Tokens,
	walkTokens,
} from 'marked';
import { escapeText } from './tree.ts';

/** A footnote as written, wherever it is in the text. */
interface WrittenNote extends Tokens.Generic {
	type: 'footnoteDefinition';
	label: string;
	/** Not called `tokens`, so that walking the text does not descend into notes. */
	blocks: Token[];
}

export interface Note {
	/** Starts at 1, in the order of first mention. */
	number: number;
	html: string;
}

export interface Footnotes {
	extension: MarkedExtension;
	/** The footnotes that the text mentions, available once it is rendered. */
	listNotes: () => Note[];
	/** Footnotes that are never mentioned stay where they are, as paragraphs. */
	listUnmentioned: () => string[];
}

const definition =
	/^ {0,3}\[\^([^\]\s]{1,80})\]:[ \t]*([^\n]*(?:\n(?:(?: {2,}|\t)[^\n]*|(?![ \t]*(?:\n|$|\[\^))[^\n]+))*)/;
const reference = /^\[\^([^\]\s]{1,80})\]/;

function readNote(source: string, lexer: TokenizerThis['lexer']): WrittenNote | undefined {
	const [raw, label, text = ''] = definition.exec(source) ?? [];
	if (!raw || !label) return undefined;
	const blocks = lexer.blockTokens(text.replace(/^(?: {2,4}|\t)/gm, ''), []);
	return { type: 'footnoteDefinition', raw, label, blocks };
}

/**
 * Finds the notes that a text mentions, by label; if two share a label, the first one counts. A mention inside a note
 * counts where the note is shown: as a note, or else as a paragraph.
 */
function findMentioned(text: Token[], written: readonly WrittenNote[]): Map<string, WrittenNote> {
	const open = new Map(written.toReversed().map((note) => [note.label, note]));
	const mentioned = new Map<string, WrittenNote>();
	const mark = (tokens: Token[]): void =>
		void walkTokens(tokens, (token) => {
			const note = token.type === 'footnoteReference' && open.get((token as WrittenNote).label);
			if (!note) return;
			open.delete(note.label);
			mentioned.set(note.label, note);
			mark(note.blocks);
		});
	mark(text);
	for (const note of written) {
		open.delete(note.label);
		mark(note.blocks);
	}
	return mentioned;
}

/** `[^1]` in the text and `[^1]: …` on its own line; a mention without a note stays plain text. */
export function defineFootnotes(): Footnotes {
	const written: WrittenNote[] = [];
	let mentioned: ReadonlyMap<string, WrittenNote> = new Map();
	const numbers = new Map<string, number>();
	const mentions = new Map<number, number>();
	let render: (tokens: Token[]) => string = () => '';
	const isMentioned = (note: WrittenNote) => mentioned.get(note.label) === note;

	const extension: MarkedExtension = {
		extensions: [
			{
				name: 'footnoteDefinition',
				level: 'block',
				tokenizer(source) {
					const note = readNote(source, this.lexer);
					if (note) written.push(note);
					return note;
				},
				renderer(token) {
					const note = token as WrittenNote;
					return isMentioned(note) ? '' : this.parser.parse(note.blocks);
				},
			},
			{
				name: 'footnoteReference',
				level: 'inline',
				tokenizer(source) {
					const [raw, label] = reference.exec(source) ?? [];
					return raw ? { type: 'footnoteReference', raw, label } : undefined;
				},
				renderer(token) {
					render = (tokens) => this.parser.parse(tokens);
					return renderReference(String(token['label']), token.raw);
				},
			},
		],
		hooks: {
			processAllTokens(tokens) {
				mentioned = findMentioned(tokens, written);
				return tokens;
			},
		},
	};

	function renderReference(label: string, raw: string): string {
		if (!mentioned.has(label)) return escapeText(raw);
		const number = numbers.get(label) ?? numbers.size + 1;
		numbers.set(label, number);
		const mention = (mentions.get(number) ?? 0) + 1;
		mentions.set(number, mention);
		const id = mention === 1 ? `volta-${number}` : `volta-${number}-${mention}`;
		return `<sup><a href="#nota-${number}" id="${id}">${number}</a></sup>`;
	}

	/** A note may mention another one, which is then appended while the list is being read. */
	const listNotes = () =>
		Array.from(numbers, ([label, number]) => ({
			number,
			html: render(mentioned.get(label)?.blocks ?? []),
		}));
	const listUnmentioned = () =>
		written.filter((note) => !isMentioned(note)).map(({ label }) => label);

	return { extension, listNotes, listUnmentioned };
}
