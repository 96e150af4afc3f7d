export interface PostWords {
	/** What made the texts: another renderer may find other words in the same revision. */
	renderer: string;
	/** The words by number; a few may belong to no post any more. */
	words: string[];
	/** The numbers of the words of each post. */
	numbersOf: Uint32Array[];
}
