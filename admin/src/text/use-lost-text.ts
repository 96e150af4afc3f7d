import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { workingCopies } from '#contract/working-copies';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/queries.ts';
import { useSession } from '../session/use-session.ts';
import { findLost, isHeldBy, isLost } from './find-lost.ts';
import { type JournalEntry, listEntries, removeEntry } from './journal.ts';
import { isBlank } from './post-values.ts';
import { listVisits, untilVisitEnds } from './visit.ts';

/** Increases whenever a visit to a form ends: a closed tab releases its lock a moment later. */
export function useEndedVisits(): number {
	const [ended, setEnded] = useState(0);
	useEffect(() => {
		const leaving = new AbortController();
		const { signal } = leaving;
		untilVisitEnds(signal)
			.then(() => signal.aborted || setEnded(ended + 1))
			.catch((error: unknown) => {
				if (!signal.aborted) console.warn('journal', error); // The Web Locks API may be unavailable.
			});
		return () => leaving.abort();
	}, [ended]);
	return ended;
}

/** Whether the server has the text now, under this id. */
async function carry({ values, at, thrownAt }: JournalEntry, post_id: string): Promise<boolean> {
	const text = { fields: values, at, thrown_at: thrownAt ?? null };
	const { draft } = await call(workingCopies, { action: 'carry', post_id, ...text });
	return draft != null && isHeldBy(draft.fields, values);
}

/** Earlier versions kept new texts without a server, and discarded ones, in the browser alone. */
async function listCarried(user: string): Promise<JournalEntry[]> {
	const [entries, visits] = await Promise.all([listEntries(user), listVisits()]);
	return entries.filter(
		({ tab, values, baseRevision }) => baseRevision === 0 && !visits.has(tab) && !isBlank(values),
	);
}

/**
 * Makes drafts of new texts that only this browser has, and posts in the bin of discarded ones. Each leaves the browser
 * once the server has said that it holds it. One whose post has other words stays, for its form to offer.
 */
export async function carryOver(user: string): Promise<{ carried: number; isDone: boolean }> {
	let carried = 0;
	for (const entry of await listCarried(user)) {
		try {
			if (!(await isLost(entry))) continue;
			// The visit's id, because another attempt must not make a second post.
			const isHeld =
				(await carry(entry, entry.postId)) ||
				(entry.thrownAt !== undefined && (await carry(entry, entry.tab)));
			if (!isHeld) continue;
			await removeEntry(entry);
			carried += 1;
		} catch (error) {
			if (error instanceof ApiError) return { carried, isDone: false };
			throw error;
		}
	}
	return { carried, isDone: true };
}

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
