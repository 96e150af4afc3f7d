import type { Post } from '#domain/post/post';
import { usePostForm } from './form-context.ts';

/** Takes over the row that an act beside the text made, in turn with the form's saves, which would find another; what is typed stays. */
export function useLearnRow() {
	const { writer } = usePostForm();
	return async (find: () => Promise<Post>): Promise<void> => {
		await writer.enqueue(async () => {
			const post = await find();
			writer.text.dispatch('rowCame', { post, resume: 'autosave' });
		});
		void writer.flush();
	};
}
