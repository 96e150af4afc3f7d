import { markWords } from '#domain/search/highlight-words';

/**
 * A text with the search terms marked. A browser that translates the page takes the pieces out of React's hands, so
 * another text is another element.
 */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
	return (
		<span key={[text, ...terms].join('\n')}>
			{markWords(text, terms).map((piece, index) =>
				piece.marked ? (
					// Within a word it has no role, so that the word is heard whole.
					// biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position
					<mark key={index} role={piece.isWithin ? 'presentation' : undefined}>
						{piece.text}
					</mark>
				) : (
					piece.text
				),
			)}
		</span>
	);
}
