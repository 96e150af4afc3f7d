import { Link, useNavigate } from 'react-router';
import { paths } from '#config/paths';
import type { PostSummary } from '#domain/post';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { addressOf } from './row-address.ts';
import { copyAddress, useDuplicate, useTogglePublish } from './use-post-actions.ts';

/** Always visible, named with the post's title for who hears them. */
export function RowActions({ post, onDelete }: { post: PostSummary; onDelete: () => void }) {
	const { list } = messages;
	const navigate = useNavigate();
	const toggle = useTogglePublish();
	const duplicate = useDuplicate();
	const verb = post.published ? list.unpublish : list.publish;
	return (
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
				tone="quiet"
				disabled={toggle.isPending}
				aria-label={`${verb}: ${post.title}`}
				onClick={() => toggle.mutate(post)}
			>
				{verb}
			</Button>
			<Menu label={list.more(post.title)}>
				<MenuItem onSelect={() => void navigate(paths.admin.history(post.id))}>
					{list.history}
				</MenuItem>
				<MenuItem onSelect={() => duplicate.mutate(post)}>{list.duplicate}</MenuItem>
				<MenuItem onSelect={() => void copyAddress(post.slug)}>{list.copyAddress}</MenuItem>
				<hr />
				<MenuItem warn onSelect={onDelete}>
					{list.delete}
				</MenuItem>
			</Menu>
		</div>
	);
}
