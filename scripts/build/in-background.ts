/** Starts background work; its failure only reaches whoever awaits it later. */
export function inBackground<Result>(work: Promise<Result>): Promise<Result> {
	work.catch(() => undefined);
	return work;
}
