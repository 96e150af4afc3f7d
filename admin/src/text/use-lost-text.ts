import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../api/queries.ts';
import { useSession } from '../session/use-session.ts';
import { carryOver } from './carry-over.ts';
import { findLost } from './find-lost.ts';
import type { JournalEntry } from './journal.ts';
import { useEndedVisits } from './use-ended-visits.ts';

const askAgainAfterMs = 15_000;

async function handOver(user: string, queryClient: QueryClient) {
	try {
		const { carried, isDone } = await carryOver(user);
		if (carried > 0) {
			// A list that is asked for the first time would be asked for no second one.
			await queryClient.cancelQueries({ queryKey: queryKeys.posts });
			void queryClient.invalidateQueries({ queryKey: queryKeys.posts });
		}
		return { lost: await findLost(user), isDone };
	} catch (error) {
		console.warn('journal', error); // Storage is not allowed, so it contains nothing.
		return { lost: undefined, isDone: true };
	}
}

/** Hands this browser's new texts over to the server; returns the newest text that is still here alone. */
export function useLostText(): JournalEntry | undefined {
	const user = useSession().user?.email ?? '';
	const ended = useEndedVisits();
	const queryClient = useQueryClient();
	return useQuery({
		queryKey: [...queryKeys.workingCopies, 'lost', user, ended],
		queryFn: () => handOver(user, queryClient),
		enabled: user !== '',
		refetchInterval: ({ state }) => (state.data?.isDone === false ? askAgainAfterMs : false),
	}).data?.lost;
}
