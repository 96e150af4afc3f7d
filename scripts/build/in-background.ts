/** Work that goes on beside the rest: its failure is for whoever waits for it in the end. */
export function inBackground<Result>(work: Promise<Result>): Promise<Result> {
	work.catch(() => undefined);
	return work;
}
