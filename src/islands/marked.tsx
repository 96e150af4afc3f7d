import { markWords } from '#domain/mark-words';

/** A text with the search terms marked. */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
	return markWords(text, terms).map((piece, index) =>
		// biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position
		piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
	);
}
