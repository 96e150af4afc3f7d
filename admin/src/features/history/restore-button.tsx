import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { postRevisions } from '#contract/post-revisions';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { useAction } from '../../api/use-action.ts';
import { messages } from '../../messages/all.ts';
import { watchPublication } from '../../site/watched-publication.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { toastFailure } from '../../ui/toast-failure.ts';

interface RestoreButtonProps {
	postId: string;
	revision: number;
	/** The revision that the user saw as the present one. */
	currentRevision: number;
	time: string;
}

function useRestore(postId: string) {
	const { history: text, common } = messages;
	const queryClient = useQueryClient();
	const refresh = () =>
		Promise.all(
			[
				queryKeys.post(postId),
				queryKeys.revisions(postId),
				queryKeys.posts,
				queryKeys.siteStatus,
			].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
		);
	const restore = async ({ revision, current }: { revision: number; current: number }) => {
		const input = {
			action: 'restore',
			post_id: postId,
			revision,
			current_revision: current,
		} as const;
		const { post, publication } = await call(postRevisions, input);
		if (post && publication) watchPublication(publication, post);
		return post;
	};
	const undo = useAction({
		mutationFn: restore,
		onSuccess: () => toast.success(text.undone),
		onError: toastFailure,
		onSettled: refresh,
	});
	return useAction({
		mutationFn: restore,
		onSuccess: (post, { current }) =>
			toast.success(text.restored, {
				action: {
					label: common.undo,
					onClick: () => undo.mutate({ revision: current, current: post?.revision ?? current + 1 }),
				},
			}),
		onError: toastFailure,
		onSettled: refresh,
	});
}

/** Restoring makes a new version and can be undone; it asks for confirmation all the same. */
export function RestoreButton({ postId, revision, currentRevision, time }: RestoreButtonProps) {
	const { history: text } = messages;
	const [asking, setAsking] = useState(false);
	const restore = useRestore(postId);
	return (
		<>
			<Button
				tone="primary"
				icon="rotate-ccw"
				busy={restore.isPending}
				onClick={() => setAsking(true)}
			>
				{text.restore}
			</Button>
			{asking && (
				<AskDialog
					title={text.restoreTitle(time)}
					go={text.restoreDo}
					tone="primary"
					goes
					onAnswer={(restores) => {
						setAsking(false);
						if (restores) restore.mutate({ revision, current: currentRevision });
					}}
				>
					{text.restoreText}
				</AskDialog>
			)}
		</>
	);
}
