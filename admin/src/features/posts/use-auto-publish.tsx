import { useMutation } from '@tanstack/react-query';
import { autoPublishScheduledPosts } from '#contract/auto-publish-scheduled-posts';
import { textOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { messages } from '../../messages.ts';
import { toast } from '../../ui/toast.ts';
import { useRefresh } from './use-post-actions.ts';

/** Spec §8: Run Auto-Publish and its two answers. */
export function useAutoPublish() {
	const { list } = messages;
	const refresh = useRefresh();
	return useMutation<unknown, unknown, void>({
		mutationFn: async () => {
			const { publishedCount } = await call(autoPublishScheduledPosts, { trigger: 'manual' });
			toast.success(<span lang="en">{list.autoPublishDone(publishedCount)}</span>);
		},
		onError: (error) => toast.error(textOf(error, list.autoPublishFailed)),
		onSettled: refresh,
	});
}
