import { useMutation, useQueryClient } from '@tanstack/react-query';
import { loadPart } from '../../../ui/load-part.ts';
import { toastFailure } from '../../../ui/toast-failure.ts';
import type { BulkChange } from './run-bulk.ts';

const mutationKey = ['bulk'];

/** Loaded on demand: the list must not wait for what acts on many posts. */
export function useBulk(onDone: () => void) {
	const queryClient = useQueryClient();
	const { mutate, isPending } = useMutation({
		mutationKey,
		mutationFn: async (change: BulkChange) =>
			(await loadPart(() => import('./run-bulk.ts'))).runBulk(change, queryClient),
		onSuccess: onDone,
		onError: toastFailure,
	});
	/** While one change runs, another is ignored. */
	const act = (change: BulkChange) => {
		if (queryClient.isMutating({ mutationKey }) === 0) mutate(change);
	};
	return { act, isPending };
}
