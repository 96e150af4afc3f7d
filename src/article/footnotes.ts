import type { MarkedExtension, Token, TokenizerThis } from 'marked';
import { type WrittenNote, WrittenNotes } from './written-notes.ts';

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

/** `[^1]` in the text and `[^1]: …` on its own line; a mention without a note stays plain text. */
export function defineFootnotes(): Footnotes {
	const notes = new WrittenNotes();
	const numbers = new Map<string, number>();
	let render: (tokens: Token[]) => string = () => '';

	const extension: MarkedExtension = {
		extensions: [
			{
				name: 'footnoteDefinition',
				level: 'block',
				tokenizer(source) {
					const note = readNote(source, this.lexer);
					if (note) notes.add(note);
					return note;
				},
				renderer(token) {
					const note = token as WrittenNote;
					return notes.isMentioned(note) ? '' : this.parser.parse(note.blocks);
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
				notes.readMentions(tokens);
				return tokens;
			},
		},
	};

	function renderReference(label: string, raw: string): string {
		if (!notes.find(label)) return raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
		const isFirst = !numbers.has(label);
		const number = numbers.get(label) ?? numbers.size + 1;
		numbers.set(label, number);
		const id = isFirst ? ` id="volta-${number}"` : '';
		return `<sup><a href="#nota-${number}"${id}>${number}</a></sup>`;
	}

	/** A note may mention another one, which is then appended while the list is being read. */
	const listNotes = () =>
		Array.from(numbers, ([label, number]) => ({
			number,
			html: render(notes.find(label)?.blocks ?? []),
		}));
	const listUnmentioned = () => notes.listUnmentioned().map(({ label }) => label);

	return { extension, listNotes, listUnmentioned };
}
