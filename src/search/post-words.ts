export interface PostWords {
	/** The texts' renderer: another one may produce other words for the same revision. */
	renderer: string;
	/** The words by number; some may no longer occur in any post. */
	words: string[];
	/** The word numbers of each post, those of its title first. */
	numbersOf: Uint32Array[];
	/** How many of a post's numbers are in its title. */
	titleCounts: number[];
}
