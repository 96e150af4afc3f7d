import type { RefObject } from 'react';
import { Link } from 'react-router';
import { paths } from '#config/paths';
import { isOverdue, postStatus, statusLabels } from '#domain/post/post';
import type { EditorHandle } from '../../editor/editor-handle.ts';
import { messages } from '../../messages/all.ts';
import { usePublication } from '../../site/use-publication.ts';
import { usePostForm } from '../../text/form-context.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { postsAddress } from '../../ui/posts-address.ts';
import { type MarkKind, StatusMark } from '../../ui/status-mark.tsx';
import { ActionButtons, type FormButtons } from './action-buttons.tsx';
import { FormMenu } from './form-menu.tsx';
import { SavedLine } from './saved-line.tsx';

const kinds = { draft: 'draft', scheduled: 'scheduled', published: 'live' } as const;

function DocumentStatus() {
	const { post } = usePostForm().state;
	const stage = usePublication(post?.id ?? '')?.stage.at;
	if (!post) return <StatusMark kind="draft" label={statusLabels.draft} />;
	if (isOverdue(post, new Date().toISOString()))
		return <StatusMark kind="late" label={messages.status.late} />;
	const status = postStatus(post);
	const kind: MarkKind = stage && stage !== 'live' && stage !== 'address' ? stage : kinds[status];
	return <StatusMark kind={kind} label={statusLabels[status]} />;
}

function goToFicha(): void {
	const ficha = document.getElementById('ficha');
	ficha?.scrollIntoView({ behavior: 'smooth' });
	ficha?.focus({ preventScroll: true });
}

interface TopBarProps {
	buttons: FormButtons;
	editor: RefObject<EditorHandle | null>;
}

/** Replaces the desk's bar by the document's: back, status, where the text is saved, and actions. */
export function TopBar({ buttons, editor }: TopBarProps) {
	const { form } = messages;
	const { state } = usePostForm();
	return (
		<header className="desk-bar doc-bar">
			<Link className="btn quiet back" to={postsAddress()}>
				<Icon name="arrow-left" />
				<span className="back-word">{form.posts}</span>
			</Link>
			<div className="who">
				<DocumentStatus />
				<span className="sep" />
				<SavedLine state={state} />
			</div>
			<Button tone="quiet" className="narrow-only" onClick={goToFicha}>
				{form.toFicha}
			</Button>
			{state.post && (
				<Link className="btn quiet wide-only" to={paths.admin.history(state.post.id)}>
					<Icon name="history" />
					{form.history}
				</Link>
			)}
			<FormMenu post={state.post} editor={editor} />
			<span className="row wide-only">
				<ActionButtons {...buttons} />
			</span>
		</header>
	);
}
