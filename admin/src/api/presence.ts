import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Neon's databases sleep after five minutes, and a desk that is only left visible keeps none awake. */
const awayAfterMs = 60_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;

let seenAtMs = Date.now();

export function noteSomebody(): void {
	seenAtMs = Date.now();
}

/** Whether the desk is visible to nobody, as far as it can tell. A clock that leapt tells nothing. */
export const isNobodyThere = (): boolean => Math.abs(Date.now() - seenAtMs) >= awayAfterMs;

/** Asks again whatever waited and a screen shows. */
export const refreshPolled = (client: QueryClient, but?: QueryKey) =>
	client.invalidateQueries({
		predicate: ({ meta, queryKey }) => meta?.['isPolled'] === true && queryKey[0] !== but?.[0],
	});

export interface Asked {
	client: QueryClient;
	queryKey: QueryKey;
	signal: AbortSignal;
}

/** What is known already, where nobody is there to see anything else and nothing says that it changed. */
export function knownWhileAway<Data>({ client, queryKey }: Asked): Data | undefined {
	const state = client.getQueryState<Data>(queryKey);
	return isNobodyThere() && state && !state.isInvalidated ? state.data : undefined;
}

/**
 * For a query that asks the database at an interval: while nobody is there it does not ask, until the state of the site
 * tells that something changed.
 */
export const polled = <Data>(ask: (signal: AbortSignal) => Promise<Data>) => ({
	meta: { isPolled: true },
	queryFn: async (asked: Asked): Promise<Data> =>
		knownWhileAway<Data>(asked) ?? (await ask(asked.signal)),
});

/** Whoever comes back finds everything fresh. */
export function usePresence(onReturn: () => void): void {
	const client = useQueryClient();
	useEffect(() => {
		const see = () => {
			const isBack = isNobodyThere();
			noteSomebody();
			if (!isBack) return;
			onReturn();
			void refreshPolled(client);
		};
		const options = { capture: true, passive: true };
		for (const sign of signs) addEventListener(sign, see, options);
		return () => {
			for (const sign of signs) removeEventListener(sign, see, options);
		};
	}, [client, onReturn]);
}
