export interface PostWords {
	/** The texts' renderer: another one may produce other words for the same revision. */
	renderer: string;
	/** The words by number; some may no longer occur in any post. */
	words: string[];
	/** The word numbers of each post. */
	numbersOf: Uint32Array[];
}
