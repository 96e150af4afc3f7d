import type { MarkedExtension, Token, Tokens } from 'marked';

export interface Note {
	/** From 1, in the order of first mention. */
	number: number;
	html: string;
}

interface Definition extends Tokens.Generic {
	label: string;
	tokens: Token[];
}

const definition =
	/^ {0,3}\[\^([^\]\s]{1,80})\]:[ \t]*([^\n]*(?:\n(?:(?: {2,}|\t)[^\n]*|(?![ \t]*(?:\n|$|\[\^))[^\n]+))*)/;
const reference = /^\[\^([^\]\s]{1,80})\]/;

/** `[^1]` in the text and `[^1]: …` on a line of its own; a mention without a note stays text. */
export function defineFootnotes(): { extension: MarkedExtension; listNotes: () => Note[] } {
	const definitions = new Map<string, Definition>();
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
					const token: Definition = {
						type: 'footnoteDefinition',
						raw: match[0],
						label,
						tokens: [],
					};
					this.lexer.blockTokens(text, token.tokens);
					if (!definitions.has(label)) definitions.set(label, token);
					return token;
				},
				renderer: () => '',
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
	};

	function renderReference(label: string, raw: string): string {
		if (!definitions.has(label)) return raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
		const isFirst = !numbers.has(label);
		const number = numbers.get(label) ?? numbers.size + 1;
		numbers.set(label, number);
		const id = isFirst ? ` id="volta-${number}"` : '';
		return `<sup><a href="#nota-${number}"${id}>${number}</a></sup>`;
	}

	/** A note may mention another one, which then joins the list while it is read. */
	function listNotes(): Note[] {
		const notes: Note[] = [];
		for (const [label, number] of numbers) {
			notes.push({ number, html: render(definitions.get(label)?.tokens ?? []) });
		}
		return notes;
	}

	return { extension, listNotes };
}
