import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#config/paths';
import { deletePost } from '#contract/delete-post';
import { togglePublish } from '#contract/toggle-publish';
import type { Post } from '#domain/post/post';
import { call } from '../../api/call.ts';
import { fetchPost, queryKeys } from '../../api/queries.ts';
import type { EditorHandle } from '../../editor/editor-handle.ts';
import { useTextView } from '../../editor/kept-text-view.ts';
import { messages } from '../../messages/all.ts';
import { showDraft } from '../../messages/draft-link.ts';
import { review } from '../../messages/review-day.ts';
import { draftLinkQuery } from '../../site/draft-link-query.ts';
import { copyAddress } from '../../site/public-address.ts';
import { useDuplicate } from '../../site/use-duplicate.ts';
import { watchPublication } from '../../site/watched-publication.ts';
import { usePostForm } from '../../text/form-context.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { postsAddress } from '../../ui/posts-address.ts';
import { toast } from '../../ui/toast.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { useReviewDialog } from './ficha/review-day-part.tsx';
import { useShowPost } from './use-draft-link-after-save.ts';

type Editor = RefObject<EditorHandle | null>;

async function find(editor: Editor): Promise<void> {
	const { openFind } = await import('../../editor/find/find-commands.ts');
	editor.current?.act(openFind);
}
async function focus(editor: Editor): Promise<void> {
	const { enterFocus } = await import('./tools/writing-area.tsx');
	editor.current?.act(enterFocus);
}

/** How the text is looked at; on a phone nothing else leads there. */
export function TextItems({ editor }: { editor: Editor }) {
	const { menu: text } = messages.writing;
	const other = useTextView() === 'markdown' ? 'text' : 'markdown';
	return (
		<>
			<MenuItem onSelect={() => editor.current?.show(other)}>
				{other === 'text' ? text.toText : text.toMarkdown}
			</MenuItem>
			<MenuItem onSelect={() => void find(editor)}>{text.find}</MenuItem>
			<MenuItem onSelect={() => void focus(editor)}>{text.focus}</MenuItem>
		</>
	);
}

export function useUnpublish(post: Post) {
	const { writer } = usePostForm();
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: () =>
			writer.enqueue(async () => {
				const { publication } = await call(togglePublish, { postId: post.id, publish: false });
				const unpublished = await fetchPost(post.id);
				await writer.joinRow(unpublished, 'autosave');
				return { unpublished, publication };
			}),
		onSuccess: ({ unpublished, publication }) => {
			toast.success(messages.list.unpublished.title, {
				description: messages.list.unpublished.text,
			});
			watchPublication(publication, unpublished);
		},
		onError: toastFailure,
		onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.posts }),
	});
}

function useDelete(post: Post) {
	const navigate = useNavigate();
	const queryClient = useQueryClient();
	const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.posts });
	const restore = useMutation({
		mutationFn: () => call(deletePost, { postId: post.id, action: 'restore' }),
		onSuccess: () => toast.success(messages.bin.restored),
		onError: toastFailure,
		onSettled: refresh,
	});
	return useMutation({
		mutationFn: () => call(deletePost, { postId: post.id, action: 'delete' }),
		onSuccess: () => {
			toast.success(messages.list.deleted(1), {
				action: { label: messages.common.undo, onClick: () => restore.mutate() },
			});
			void navigate(postsAddress());
		},
		onError: toastFailure,
		onSettled: refresh,
	});
}

function PostItems({ post }: { post: Post }) {
	const { list } = messages;
	const navigate = useNavigate();
	const unpublish = useUnpublish(post);
	const remove = useDelete(post);
	const { writer } = usePostForm();
	const duplicate = useDuplicate();
	/** With the last words. */
	const copy = async () => {
		if (await writer.flush()) duplicate.mutate(post.id);
	};
	return (
		<>
			<span className="narrow-only">
				<hr />
				<MenuItem onSelect={() => void navigate(paths.admin.history(post.id))}>
					{list.history}
				</MenuItem>
			</span>
			<MenuItem onSelect={() => void copy()}>{list.duplicate}</MenuItem>
			<MenuItem onSelect={() => void copyAddress(post.slug)}>{list.copyAddress}</MenuItem>
			{post.published && <MenuItem onSelect={() => unpublish.mutate()}>{list.unpublish}</MenuItem>}
			<hr />
			<MenuItem warn onSelect={() => remove.mutate()}>
				{list.delete}
			</MenuItem>
		</>
	);
}

interface FormMenuProps {
	post: Post | null;
	editor: Editor;
	onHelp: () => void;
}

/** What is seldom done to a post or its text, behind three dots. */
export function FormMenu({ post, editor, onHelp }: FormMenuProps) {
	const { start, state } = usePostForm();
	const [dialog, show] = useShowPost();
	const [reviewDialog, askReviewDay] = useReviewDialog();
	const isOnServer = post !== null || state.workingCopy !== null;
	const { data } = useQuery({ ...draftLinkQuery(start.id), enabled: isOnServer });
	return (
		<>
			<Menu label={messages.form.more}>
				{isOnServer && (
					<>
						<MenuItem onSelect={show}>
							{messages.list.showToSomebody}
							{data?.link && <span className="num">{showDraft.times(data.link.opened)}</span>}
						</MenuItem>
						<hr />
					</>
				)}
				<span className="narrow-only">
					<TextItems editor={editor} />
				</span>
				{askReviewDay && <MenuItem onSelect={askReviewDay}>{review.part}</MenuItem>}
				<MenuItem onSelect={onHelp}>{messages.bar.shortcuts}</MenuItem>
				{post && <PostItems post={post} />}
			</Menu>
			{dialog}
			{reviewDialog}
		</>
	);
}
