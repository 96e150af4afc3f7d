import { useQueryClient } from '@tanstack/react-query';
import { siteStatus } from '#contract/site-status';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/queries.ts';
import { useAction } from '../api/use-action.ts';
import { toastFailure } from '../ui/toast-failure.ts';

export function useRetryBuild() {
	const queryClient = useQueryClient();
	return useAction({
		mutationFn: () => call(siteStatus, { action: 'retry' }),
		onSuccess: (status) => queryClient.setQueryData(queryKeys.siteStatus, status),
		onError: toastFailure,
	});
}
