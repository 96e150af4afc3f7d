import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { autoPublishScheduledPosts } from '#contract/auto-publish-scheduled-posts';
import { textOf } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/queries.ts';
import { useAction } from '../api/use-action.ts';
import { messages } from '../messages.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';

const mutationKey = ['auto-publish'];

/**
 * Runs the publisher of scheduled posts and says which of two results came. All buttons that start it are disabled
 * while it runs.
 */
export function useAutoPublish() {
	const { list } = messages;
	const queryClient = useQueryClient();
	const { mutate } = useAction({
		mutationKey,
		mutationFn: () => call(autoPublishScheduledPosts, { trigger: 'manual' }),
		onSuccess: ({ publishedCount }) =>
			toast.success(<span lang="en">{list.autoPublishDone(publishedCount)}</span>),
		onError: (error) => toast.error(textOf(error, list.autoPublishFailed)),
		onSettled: () =>
			Promise.all(
				[queryKeys.posts, ['post'], queryKeys.siteStatus, queryKeys.system].map((queryKey) =>
					queryClient.invalidateQueries({ queryKey }),
				),
			),
	});
	return { run: () => mutate(), isRunning: useIsMutating({ mutationKey }) > 0 };
}

/** Disabled with a label that says so while it runs. */
export function AutoPublishButton() {
	const { list } = messages;
	const { run, isRunning } = useAutoPublish();
	return (
		<Button
			lang="en"
			icon="play"
			title={list.runAutoPublishHint}
			busyText={isRunning && list.running}
			onClick={run}
		>
			{list.runAutoPublish}
		</Button>
	);
}
