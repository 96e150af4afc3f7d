import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * A desk that was only left open must let Neon's database sleep, which it does after five minutes without a question.
 */
const awayAfterMs = 60_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;

let seenAtMs = Date.now();

export function noteSomebody(): void {
	seenAtMs = Date.now();
}

/** Whether nobody has touched the desk for a minute. After a leap of the clock nobody has, until the next touch. */
export const isNobodyThere = (): boolean => Math.abs(Date.now() - seenAtMs) >= awayAfterMs;

/** Refetches all `polled` queries that a screen shows, except those whose key begins like `but`. */
export const refreshPolled = (client: QueryClient, but?: QueryKey) =>
	client.invalidateQueries({
		predicate: ({ meta, queryKey }) => meta?.['isPolled'] === true && queryKey[0] !== but?.[0],
	});

export interface Asked {
	client: QueryClient;
	queryKey: QueryKey;
	signal: AbortSignal;
}

/**
 * The cached data while nobody is at the desk and nothing has invalidated it; undefined when the server must be asked.
 */
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

/** Refetches everything `polled` at the first touch after a minute without one, and calls `onReturn`. */
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
