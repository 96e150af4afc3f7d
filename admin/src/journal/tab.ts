const lockOf = (tab: string) => `mesa-aba-${tab}`;

let ownTab: string | undefined;

/** This tab's name, new with every load; a lock under it tells the other tabs that it lives. */
export function tabName(): string {
	if (ownTab === undefined) {
		ownTab = crypto.randomUUID();
		void navigator.locks?.request(lockOf(ownTab), () => new Promise(() => {}));
	}
	return ownTab;
}

/** Names of the tabs that are open now: what they hold is not lost, so it is not offered back. */
export async function listLiveTabs(): Promise<Set<string>> {
	const { held = [] } = (await navigator.locks?.query()) ?? {};
	return new Set(held.map(({ name = '' }) => name.replace(lockOf(''), '')));
}
