import { type Input, Parser, type TreeFragment } from '@lezer/common';
import type { Part } from './least-change.ts';

const stride = 512;

/** Answers reads from the last piece that was read, which ends where the first of them ends. */
function readInPieces(input: Input): Input {
	let [start, piece] = [0, ''];
	return {
		length: input.length,
		lineChunks: input.lineChunks,
		chunk: (from) => input.chunk(from),
		read: (from, to) => {
			if (from < start || to > start + piece.length) {
				start = Math.max(0, Math.min(from, to - stride));
				piece = input.read(start, to);
			}
			return piece.slice(from - start, to - start);
		},
	};
}

/**
 * At each key the Markdown parser goes back to the start of a line, letter by letter, and CodeMirror searches its whole
 * text for each of them: a third of all that the parser does.
 */
export class QuickParser extends Parser {
	private readonly parser: Parser;

	constructor(parser: Parser) {
		super();
		this.parser = parser;
	}

	override createParse(input: Input, fragments: readonly TreeFragment[], ranges: readonly Part[]) {
		return this.parser.createParse(readInPieces(input), fragments, ranges);
	}
}
