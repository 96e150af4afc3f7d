import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteStatus } from '#contract/site-status';
import { textOf } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/queries.ts';
import { messages } from '../messages.ts';
import { toast } from '../ui/toast.ts';

export function useRetryBuild() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: () => call(siteStatus, { action: 'retry' }),
		onSuccess: (status) => queryClient.setQueryData(queryKeys.siteStatus, status),
		onError: (error) =>
			toast.error(messages.common.error, {
				description: textOf(error, messages.common.actionFailed),
			}),
	});
}
