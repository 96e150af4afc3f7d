import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addressLinks } from '#contract/address-links';
import { textOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { queryKeys } from '../../../api/queries.ts';
import { relink as text } from '../../../messages/relink.ts';
import { messages } from '../../../messages.ts';
import { publishOrStop } from '../../../site/deploy-budget-question.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { LinkingPosts, RelinkQuestion } from './relink-question.ts';

/** The mutations that replace the address and undo that; each returns the changed posts. */
function useRelink({ from, to }: RelinkQuestion) {
	const queryClient = useQueryClient();
	const onSuccess = () => {
		for (const queryKey of [queryKeys.posts, queryKeys.siteStatus, ['revisions'], ['form-start']])
			void queryClient.invalidateQueries({ queryKey });
	};
	const swap = useMutation({
		mutationFn: async () => {
			await publishOrStop(queryClient);
			return (await call(addressLinks, { action: 'swap', from, to })).posts;
		},
		onSuccess,
	});
	const undo = useMutation({
		mutationFn: async (changed: LinkingPosts) => {
			await publishOrStop(queryClient);
			const posts = changed.map(({ id, revision }) => ({ id, revision }));
			return (await call(addressLinks, { action: 'undo', posts })).posts;
		},
		onSuccess,
	});
	return { swap, undo };
}

/** Offers to replace an old address in all texts that link to it, and then to undo that. */
export function RelinkDialog({ question }: { question: RelinkQuestion }) {
	const { from, keeps, posts, close } = question;
	const { swap, undo } = useRelink(question);
	const changed = swap.data;
	const error = swap.error ?? undo.error;
	return (
		<Dialog title={text.title} onClose={close}>
			{!changed && (
				<>
					<p className="lead">
						{text.lead(posts.length, from)} {keeps ? text.keeps : text.lost}
					</p>
					<ul>
						{posts.map(({ id, title }) => (
							<li key={id}>{title}</li>
						))}
					</ul>
				</>
			)}
			<div role="status">
				{changed && (
					<p className="lead">
						{undo.data
							? text.undone(undo.data.length, changed.length)
							: text.swapped(changed.length)}
					</p>
				)}
				{error && <p>{textOf(error, messages.common.actionFailed)}</p>}
			</div>
			<footer role="none">
				{changed && changed.length > 0 && !undo.data && (
					<Button disabled={undo.isPending} onClick={() => undo.mutate(changed)}>
						{messages.common.undo}
					</Button>
				)}
				<Button onClick={close}>{changed ? messages.common.close : text.leave}</Button>
				{!changed && (
					<Button
						tone="primary"
						data-autofocus
						disabled={swap.isPending}
						onClick={() => swap.mutate()}
					>
						{text.swap(posts.length)}
					</Button>
				)}
			</footer>
		</Dialog>
	);
}
