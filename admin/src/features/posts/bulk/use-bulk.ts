import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { toastFailure } from '../../../ui/toast-failure.ts';
import type { BulkChange, Undoable } from './run-bulk.ts';

/** Loaded on demand: the list must not wait for what acts on many posts. */
export function useBulk(onDone: (change: BulkChange) => void) {
	const queryClient = useQueryClient();
	const [undoable, offer] = useState<Undoable>();
	const latest = useRef<BulkChange>(undefined);
	const action = useAction({
		mutationFn: async (change: BulkChange) => {
			latest.current = change;
			offer(undefined);
			const { runBulk } = await import('./run-bulk.ts');
			await runBulk(change, queryClient, (last) => latest.current === change && offer(last));
		},
		onSuccess: (_, change) => onDone(change),
		onError: toastFailure,
	});
	return { ...action, undoable, forget: () => offer(undefined) };
}
