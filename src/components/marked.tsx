import { markWords } from '#domain/search/highlight-words';

/**
 * A text with the search terms marked. A browser that translates the page takes the pieces out of React's hands, so
 * another text is another element.
 */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
	return (
		<span key={[text, ...terms].join('\n')}>
			{markWords(text, terms).map((piece, index) =>
				// biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position
				piece.marked ? <mark key={index}>{piece.text}</mark> : piece.text,
			)}
		</span>
	);
}
