import { Link, useNavigate } from 'react-router';
import { paths } from '#config/paths';
import { isOnlyBegun, type PostSummary } from '#domain/post/post';
import { messages } from '../../messages.ts';
import { copyAddress } from '../../site/public-address.ts';
import { useDuplicate } from '../../site/use-duplicate.ts';
import { useShowDraft } from '../../site/use-post-dialog.tsx';
import { useSocialPictures } from '../../site/use-social-pictures.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { addressOf } from './row-address.ts';
import type { PublishRow } from './use-publish-row.ts';

/** What a row does to its post by the way of many. */
export type RowAct = 'unpublish' | 'delete';

interface RowActionsProps {
	post: PostSummary;
	publishing: PublishRow;
	onDelete: () => void;
}

/** Always visible; the labels for screen readers include the post's title. */
export function RowActions({ post, publishing, onDelete }: RowActionsProps) {
	const { list, common } = messages;
	const navigate = useNavigate();
	const duplicate = useDuplicate();
	const [showDialog, show] = useShowDraft(post);
	const [picturesDialog, showPictures] = useSocialPictures(post);
	const { canUndo, running, act } = publishing;
	const verb = canUndo ? common.undo : post.published ? list.unpublish : list.publish;
	return (
		<>
			<div className="actions">
				<a className="btn quiet" href={addressOf(post)} aria-label={`${list.view}: ${post.title}`}>
					{list.view}
				</a>
				<Link
					className="btn quiet"
					to={paths.admin.edit(post.id)}
					aria-label={`${list.edit}: ${post.title}`}
				>
					{list.edit}
				</Link>
				<Button
					tone={canUndo ? undefined : 'quiet'}
					className={canUndo ? 'undo' : undefined}
					// `disabled` would lose the focus. The second click of a double-click must not undo anything.
					aria-disabled={running}
					aria-label={`${verb}: ${post.title}`}
					onClick={({ detail }) => detail < 2 && act()}
				>
					{canUndo && <i className="pie" />}
					{verb}
				</Button>
				<Menu label={list.more(post.title)}>
					<MenuItem onSelect={show}>{list.showToSomebody}</MenuItem>
					<MenuItem onSelect={() => void navigate(paths.admin.history(post.id))}>
						{list.history}
					</MenuItem>
					<MenuItem onSelect={() => duplicate.mutate(post.id)}>{list.duplicate}</MenuItem>
					{!isOnlyBegun(post) && (
						<MenuItem onSelect={() => void copyAddress(post.slug)}>{list.copyAddress}</MenuItem>
					)}
					{post.published && <MenuItem onSelect={showPictures}>{list.socialPictures}</MenuItem>}
					<hr />
					<MenuItem warn onSelect={onDelete}>
						{list.delete}
					</MenuItem>
				</Menu>
			</div>
			{showDialog}
			{picturesDialog}
		</>
	);
}
