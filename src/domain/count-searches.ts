/** What one reader's mark of a day tells. */
export interface SearchMark {
	text: string;
	/** The minute of the day. */
	minute: number;
	results: number;
}

export interface SearchCount {
	query: string;
	times: number;
	results: number;
}

/** A day's texts, each with its readers and with what the last of them found. */
export function countSearches(marks: SearchMark[]): SearchCount[] {
	return [...Map.groupBy(marks, ({ text }) => text)].map(([query, asked]) => ({
		query,
		times: asked.length,
		results: asked.reduce((last, mark) => (mark.minute >= last.minute ? mark : last)).results,
	}));
}
