import { markWords } from '#domain/search/highlight-words';
import { parseQuery } from '#domain/search/search-match';

/** A text with the words of a search marked. */
export function Marked({ text, q }: { text: string; q: string }) {
	return markWords(text, parseQuery(q).terms.flat()).map((piece, index) =>
		// biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position
		piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
	);
}
