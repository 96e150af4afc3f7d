import type { MarkedExtension, Token } from 'marked';
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
					const match = definition.exec(source);
					const label = match?.[1];
					if (!match || !label) return undefined;
					const text = (match[2] ?? '').replace(/^(?: {2,4}|\t)/gm, '');
					const blocks = this.lexer.blockTokens(text, []);
					const token: WrittenNote = { type: 'footnoteDefinition', raw: match[0], label, blocks };
					notes.add(token);
					return token;
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
					const match = reference.exec(source);
					if (!match) return undefined;
					return { type: 'footnoteReference', raw: match[0], label: match[1] };
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
	function listNotes(): Note[] {
		const listed: Note[] = [];
		for (const [label, number] of numbers) {
			listed.push({ number, html: render(notes.find(label)?.blocks ?? []) });
		}
		return listed;
	}

	const listUnmentioned = () => notes.listUnmentioned().map(({ label }) => label);

	return { extension, listNotes, listUnmentioned };
}
