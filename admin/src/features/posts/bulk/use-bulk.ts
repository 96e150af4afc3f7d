import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '../../../ui/toast-failure.ts';
import type { BulkChange } from './run-bulk.ts';

/** Loaded on demand: the list must not wait for what acts on many posts. */
export function useBulk(onDone: () => void) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: async (change: BulkChange) =>
			(await import('./run-bulk.ts')).runBulk(change, queryClient),
		onSuccess: onDone,
		onError: toastFailure,
	});
}
