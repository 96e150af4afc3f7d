/** Visits ended by this tab, whose locks the browser releases a moment later. */
const ended = new Set<string>();
const lockOf = (visit: string) => `mesa-visita-${visit}`;

/** Holds a lock during a visit, so that every tab knows that its text is in use. Returns a function that ends it. */
export function holdVisit(visit: string): () => void {
	let end = () => {};
	const lasting = new Promise<void>((resolve) => {
		end = resolve;
	});
	ended.delete(visit);
	void navigator.locks?.request(lockOf(visit), () => lasting);
	return () => {
		ended.add(visit);
		end();
	};
}

/** The ongoing visits: their texts are not lost, so they are not offered for recovery. */
export async function listVisits(): Promise<Set<string>> {
	const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {};
	// A tab that only waits for the visit's end shares the lock.
	const holders = [...held, ...pending].filter(({ mode }) => mode === 'exclusive');
	const names = holders.map(({ name = '' }) => name.replace(lockOf(''), ''));
	return new Set(names.filter((name) => !ended.has(name)));
}

/** Resolves when one of the ongoing visits has ended; never if there is none. */
export async function untilVisitEnds(signal: AbortSignal): Promise<void> {
	const visits = await listVisits();
	signal.throwIfAborted();
	const waitFor = (visit: string) =>
		navigator.locks.request(lockOf(visit), { mode: 'shared', signal }, () => undefined);
	await Promise.race([new Promise<never>(() => undefined), ...[...visits].map(waitFor)]);
}
