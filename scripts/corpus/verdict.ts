/** What a judge says of one case. */
export interface Verdict {
	id: string;
	/** Empty when the case passes. */
	violations: string[];
	/** A difference that is meant, with its reason. */
	note?: string;
	words?: number;
	lost?: number;
}
