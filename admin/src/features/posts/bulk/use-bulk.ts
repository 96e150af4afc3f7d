import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../../api/use-action.ts';
import { loadPart } from '../../../ui/load-part.ts';
import { toastFailure } from '../../../ui/toast-failure.ts';
import type { BulkChange } from './run-bulk.ts';

/** Loaded on demand: the list must not wait for what acts on many posts. */
export function useBulk(onDone: () => void) {
	const queryClient = useQueryClient();
	return useAction({
		mutationFn: async (change: BulkChange) =>
			(await loadPart(() => import('./run-bulk.ts'))).runBulk(change, queryClient),
		onSuccess: onDone,
		onError: toastFailure,
	});
}
