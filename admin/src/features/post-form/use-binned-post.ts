import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '#config/paths';
import { deletePost } from '#contract/delete-post';
import { call } from '../../api/call.ts';
import { fetchPost, queryKeys } from '../../api/queries.ts';
import { messages } from '../../messages/all.ts';
import { toast } from '../../ui/toast.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import type { PostFormContext } from './form-context.ts';
import { startOther } from './start-other.ts';

/** The ways out of a form whose post went into the bin. */
export function useBinnedPost({ start, writer }: PostFormContext) {
	const navigate = useNavigate();
	const queryClient = useQueryClient();
	/** The post comes back as a draft, and what was typed goes on top. */
	const restore = async () => {
		try {
			await call(deletePost, { postId: start.id, action: 'restore' });
			writer.text.dispatch('binned', false);
			writer.text.dispatch('rowCame', { post: await fetchPost(start.id), resume: 'autosave' });
			void writer.flush();
			toast.success(messages.bin.restored);
			await queryClient.invalidateQueries({ queryKey: queryKeys.posts });
		} catch (error) {
			toastFailure(error);
		}
	};
	/** What was typed becomes a text of its own, still to be created. */
	const saveAsOther = async () => {
		try {
			const id = await startOther(writer.text.values);
			void navigate(`${paths.admin.create}?id=${id}`);
		} catch (error) {
			toastFailure(error);
		}
	};
	return { restore, saveAsOther };
}
