import type { RefObject } from 'react';
import { Link } from 'react-router';
import { paths } from '#config/paths';
import { isOverdue, postStatus, statusLabels } from '#domain/post/post';
import type { EditorHandle } from '../../editor/editor-handle.ts';
import { messages } from '../../messages/all.ts';
import { usePublication } from '../../site/use-publication.ts';
import { type Reach, useReaderSees } from '../../site/use-reader-sees.ts';
import { usePostForm } from '../../text/form-context.ts';
import { journalLost } from '../../text/journal-lost.ts';
import type { ShownState, TextStage } from '../../text/text-state.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { postsAddress } from '../../ui/posts-address.ts';
import { type MarkKind, StatusBadge } from '../../ui/status-badge.tsx';
import { formatMoment } from '../../ui/times.ts';
import { ActionButtons, type FormButtons } from './action-buttons.tsx';
import { FormMenu } from './form-menu.tsx';

interface Line {
	icon: IconName | null;
	tone?: 'caution' | 'danger';
	text: string;
	/** The words lead to the step that is missing. */
	isHeld?: true;
}

/** The hour alone only of what was saved today. */
function savedLine(savedAt: string | null): string {
	const now = new Date().toISOString();
	return messages.form.place.savedAt(formatMoment(savedAt ?? now, now));
}

/** 'Tudo publicado' shows only when the site itself has the text. */
function publishedLine(reach: Reach, savedAt: string | null): Line {
	const { place: text } = messages.form;
	switch (reach) {
		case 'there':
			return { icon: 'check', text: text.same };
		case 'on-its-way':
			return { icon: null, text: text.onItsWay };
		case 'held':
			return { icon: 'triangle-alert', tone: 'caution', text: messages.rail.missing, isHeld: true };
		case 'stopped':
			return { icon: 'circle-alert', tone: 'danger', text: text.stopped };
		case 'unknown':
			return { icon: 'check', text: savedLine(savedAt) };
	}
}

function lineOf(state: ShownState, reach: Reach): Line {
	const { place, savedAt, post, unpublished, conflict } = state;
	const { place: text } = messages.form;
	if (conflict) return { icon: 'shield-check', text: text.conflict };
	const lines: Record<TextStage, Line> = {
		new: { icon: 'pencil', text: text.new },
		same: publishedLine(reach, savedAt),
		saved:
			post?.published && unpublished
				? { icon: 'pencil', text: text.unpublished }
				: { icon: 'check', text: savedLine(savedAt) },
		browser: { icon: 'pencil', text: text.browser },
		saving: { icon: null, text: text.saving },
		offline: { icon: 'wifi-off', tone: 'caution', text: text.offline },
		session: { icon: 'lock', tone: 'caution', text: text.session },
		failed: { icon: 'circle-alert', tone: 'danger', text: text.failed },
		'too-long': { icon: 'circle-alert', tone: 'danger', text: text.tooLong },
	};
	return lines[place];
}

/** Where the server does not have the text, and the browser should. */
const unsent: readonly TextStage[] = ['offline', 'session', 'failed', 'too-long'];

/** Says in one sentence where the text is saved. */
export function SavedLine({ state }: { state: ShownState }) {
	const reach = useReaderSees(state.post?.id ?? '');
	const isLost = journalLost.useValue() && unsent.includes(state.place);
	const { icon, tone, text, isHeld }: Line = isLost
		? { icon: 'circle-alert', tone: 'danger', text: messages.form.place.nowhere }
		: lineOf(state, reach);
	return (
		<span role="status" className="saved-slot">
			<span className="saved" data-tone={tone}>
				{icon ? <Icon name={icon} /> : <span className="spin" />}
				{isHeld ? (
					<Link className="link saved-words" to={paths.admin.activate}>
						{text}
					</Link>
				) : (
					<span className="saved-words">{text}</span>
				)}
			</span>
		</span>
	);
}

const kinds = { draft: 'draft', scheduled: 'scheduled', published: 'live' } as const;

function DocumentStatus() {
	const { post } = usePostForm().state;
	const stage = usePublication(post?.id ?? '')?.stage.at;
	if (!post) return <StatusBadge kind="draft" label={statusLabels.draft} />;
	if (isOverdue(post, new Date().toISOString()))
		return (
			<>
				<StatusBadge kind="late" label={statusLabels.scheduled} />
				<span className="saved">{messages.status.late}</span>
			</>
		);
	const status = postStatus(post);
	const kind: MarkKind = stage && stage !== 'live' && stage !== 'address' ? stage : kinds[status];
	return <StatusBadge kind={kind} label={statusLabels[status]} />;
}

function goToFicha(): void {
	const ficha = document.getElementById('ficha');
	ficha?.scrollIntoView({ behavior: 'smooth' });
	ficha?.focus({ preventScroll: true });
}

interface TopBarProps {
	buttons: FormButtons;
	editor: RefObject<EditorHandle | null>;
	onHelp: () => void;
}

/** Replaces the desk's bar by the document's: back, status, where the text is saved, and actions. */
export function TopBar({ buttons, editor, onHelp }: TopBarProps) {
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
			<FormMenu post={state.post} editor={editor} onHelp={onHelp} />
			<span className="row wide-only">
				<ActionButtons {...buttons} />
			</span>
		</header>
	);
}
