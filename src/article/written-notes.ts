import { type Token, type Tokens, walkTokens } from 'marked';

/** A footnote as written, wherever it is in the text. */
export interface WrittenNote extends Tokens.Generic {
	type: 'footnoteDefinition';
	label: string;
	/** Not called `tokens`, so that walking the text does not descend into notes. */
	blocks: Token[];
}

/** The footnotes of a text and which of them it mentions. If two share a label, the first one counts. */
export class WrittenNotes {
	readonly #written: WrittenNote[] = [];
	readonly #byLabel = new Map<string, WrittenNote>();
	readonly #mentioned = new Set<WrittenNote>();

	add(note: WrittenNote): void {
		this.#written.push(note);
		if (!this.#byLabel.has(note.label)) this.#byLabel.set(note.label, note);
	}

	isMentioned(note: WrittenNote): boolean {
		return this.#mentioned.has(note);
	}

	/** Finds a mentioned note by its label. */
	find(label: string): WrittenNote | undefined {
		const note = this.#byLabel.get(label);
		return note && this.#mentioned.has(note) ? note : undefined;
	}

	listUnmentioned(): WrittenNote[] {
		return this.#written.filter((note) => !this.#mentioned.has(note));
	}

	/** A mention inside a note counts where the note is shown: as a note, or else as a paragraph. */
	readMentions(text: Token[]): void {
		const paragraphs = new Set<WrittenNote>();
		this.#mark(text, paragraphs);
		for (const note of this.#written) {
			if (this.#mentioned.has(note)) continue;
			paragraphs.add(note);
			this.#mark(note.blocks, paragraphs);
		}
	}

	#mark(tokens: Token[], paragraphs: ReadonlySet<WrittenNote>): void {
		void walkTokens(tokens, ({ type, ...token }) => {
			const label = 'label' in token ? String(token.label) : '';
			const note = type === 'footnoteReference' ? this.#byLabel.get(label) : undefined;
			if (!note || this.#mentioned.has(note) || paragraphs.has(note)) return;
			this.#mentioned.add(note);
			this.#mark(note.blocks, paragraphs);
		});
	}
}
