import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '#config/paths';
import { deletePost } from '#contract/delete-post';
import { isOnlyBegun } from '#domain/post/post';
import { call } from '../api/call.ts';
import { fetchPost, queryKeys } from '../api/queries.ts';
import { messages } from '../messages/all.ts';
import { toast } from '../ui/toast.ts';
import { toastFailure } from '../ui/toast-failure.ts';
import { startOther } from './begin-post.ts';
import type { PostFormContext } from './form-context.ts';

/** The ways out of a form whose post was moved to the bin. */
export function useBinnedPost({ start, writer }: PostFormContext) {
	const navigate = useNavigate();
	const queryClient = useQueryClient();
	/** Restores the post as a draft and applies what was typed. */
	const restore = async () => {
		try {
			await call(deletePost, { postId: start.id, action: 'restore' });
			writer.text.dispatch('binned', false);
			const post = await fetchPost(start.id);
			if (!isOnlyBegun(post)) writer.text.dispatch('rowCame', { post, resume: 'autosave' });
			void writer.flush();
			// Somebody else may have taken it out before, with its place on the site.
			toast.success(post.published ? messages.form.outdated.live.title : messages.bin.restored);
			await queryClient.invalidateQueries({ queryKey: queryKeys.posts });
		} catch (error) {
			toastFailure(error);
		}
	};
	/** Moves what was typed to a new text, which is not a post yet. */
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
