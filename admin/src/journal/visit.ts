/** By this tab: the browser takes a moment to let their locks go. */
const ended = new Set<string>();
const lockOf = (visit: string) => `mesa-visita-${visit}`;

/** While this visit to a form lasts, a lock under its name tells every tab that its text is in hand. Ends it. */
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

/** The visits that last: what they hold is not lost, so it is not offered back. */
export async function listVisits(): Promise<Set<string>> {
	const { held = [], pending = [] } = (await navigator.locks?.query()) ?? {};
	// Whoever only waits for its end shares the lock.
	const holders = [...held, ...pending].filter(({ mode }) => mode === 'exclusive');
	const names = holders.map(({ name = '' }) => name.replace(lockOf(''), ''));
	return new Set(names.filter((name) => !ended.has(name)));
}

/** Until one of the visits that last now has ended; never when there is none. */
export async function untilVisitEnds(signal: AbortSignal): Promise<void> {
	const visits = await listVisits();
	signal.throwIfAborted();
	const waitFor = (visit: string) =>
		navigator.locks.request(lockOf(visit), { mode: 'shared', signal }, () => undefined);
	await Promise.race([new Promise<never>(() => undefined), ...[...visits].map(waitFor)]);
}
