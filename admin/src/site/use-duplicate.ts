import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '#config/paths';
import { queryKeys } from '../api/queries.ts';
import { messages } from '../messages.ts';
import { toast } from '../ui/toast.ts';
import { toastFailure } from '../ui/toast-failure.ts';

/** Makes a copy of a post and opens it. Loaded on demand, since the list must not wait for the rules of validation. */
export function useDuplicate() {
	const navigate = useNavigate();
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: async (id: string) => (await import('./duplicate.ts')).duplicate(id),
		onSuccess: (copy) => {
			toast.success(messages.list.duplicated);
			void navigate(paths.admin.edit(copy));
		},
		onError: toastFailure,
		onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.posts }),
	});
}
