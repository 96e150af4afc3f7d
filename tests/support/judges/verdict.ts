/** A judge's result for one case. */
export interface Verdict {
	id: string;
	/** Empty when the case passes. */
	violations: string[];
	/** An intended difference, with its reason. */
	note?: string;
	words?: number;
	lost?: number;
}
