import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { site } from '#config/site';
import type { EditorHandle } from '../../editor/editor-handle.ts';
import { messages } from '../../messages/all.ts';
import { FormContext, type PostFormContext } from '../../text/form-context.ts';
import type { FormStart } from '../../text/form-start.ts';
import type { SaveIntent } from '../../text/text-state.ts';
import { useOwnAddress } from '../../text/use-own-address.ts';
import { useRowUpdates } from '../../text/use-row-updates.ts';
import { Button } from '../../ui/button.tsx';
import { HelpSheet } from '../../ui/help-sheet.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCommandKeys, useShortcuts } from '../../ui/use-shortcuts.ts';
import { ActionButtons, type FormButtons } from './action-buttons.tsx';
import { ConflictScreen } from './conflict/conflict-screen.tsx';
import { useFichaUndoKeys } from './ficha/ficha-change.ts';
import { FormBody } from './form-body.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { usePreview } from './preview/use-preview.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { RelinkDialogHost } from './relink/relink-dialog-host.tsx';
import { TopBar } from './top-bar.tsx';
import { useChecks } from './use-checks.ts';
import { type FormActions, useFormActions } from './use-form-actions.ts';
import { useFormButtons } from './use-form-buttons.ts';
import { useFormContext } from './use-form-context.ts';

/** The bar on phones: switches between form and preview, and has the buttons. */
function NarrowBar({ buttons }: { buttons: FormButtons }) {
	const { form } = messages;
	return (
		<section className="action-bar" aria-label={form.actions}>
			<Link className="btn to-preview" to="#previa" replace>
				<Icon name="eye" />
				{form.preview}
			</Link>
			<Link className="btn to-text" to="#texto" replace>
				<Icon name="pencil" />
				{form.text}
			</Link>
			<ActionButtons {...buttons} />
		</section>
	);
}

const { form: text } = messages;
const notDone = {
	save: { said: text.saveFailed, act: text.save },
	publish: { said: text.notPublished, act: text.publish },
	schedule: { said: text.notScheduled, act: text.schedule },
	'save-to-site': { said: text.changesNotPublished, act: text.saveToSite },
} satisfies Record<SaveIntent, object>;

/** Stays until the next press: whoever was offline or signed out must not believe that it was done. */
function NotDone({ intent, onMain }: { intent: SaveIntent; onMain: () => void }) {
	const { said, act } = notDone[intent];
	return (
		<div className="floating">
			<Notice alert tone="caution" title={said} actions={<Button onClick={onMain}>{act}</Button>}>
				{!navigator.onLine && messages.errors.offline}
			</Notice>
		</div>
	);
}

interface DeskProps {
	context: PostFormContext;
	actions: FormActions;
}

/** The buttons, the shortcuts, and the question before publishing. */
function FormDesk({ context, actions }: DeskProps) {
	const editor = useRef<EditorHandle>(null);
	const preview = usePreview();
	const { checks, hasWarning } = useChecks(preview);
	const [help, setHelp] = useState(false);
	const { main, save, keep, discard, stopped, asking, answer } = useFormButtons(
		context,
		actions,
		hasWarning,
	);
	useCommandKeys({ s: () => void keep(), Enter: () => void main() });
	useShortcuts({ '?': () => setHelp(true) });
	useFichaUndoKeys();
	const buttons = {
		onSave: () => void save(),
		onMain: () => void main(),
		onDiscard: () => void discard(),
	};
	const show = (at: number) => editor.current?.reveal(at);
	return (
		<>
			<TopBar buttons={buttons} editor={editor} onHelp={() => setHelp(true)} />
			<FormBody editor={editor} checks={checks} preview={preview} onShow={show} />
			<NarrowBar buttons={buttons} />
			{stopped && <NotDone intent={stopped} onMain={buttons.onMain} />}
			{asking && (
				<PublishDialog
					checks={checks}
					schedules={asking === 'schedule'}
					onShow={show}
					onAnswer={answer}
				/>
			)}
			{help && <HelpSheet onClose={() => setHelp(false)} />}
		</>
	);
}

/** One form creates and edits, so that nothing can be given only once. */
export function PostForm({ start }: { start: FormStart }) {
	const { form: text, appTitle } = messages;
	const context = useFormContext(start);
	const actions = useFormActions(context);
	useRowUpdates(context);
	useOwnAddress(context);
	const { state, writer } = context;
	const name = state.post ? state.post.title : text.createTitle;
	const isAsking = state.conflict !== null && !state.conflict.isPutOff;
	return (
		<FormContext value={context}>
			<title>{`${name} — ${appTitle} — ${site.name}`}</title>
			<div hidden={isAsking}>
				<FormDesk context={context} actions={actions} />
			</div>
			{isAsking && state.conflict && (
				<ConflictScreen conflict={state.conflict} onResolved={actions.resume} />
			)}
			<RelinkDialogHost />
			<LeaveGuard writer={writer} />
		</FormContext>
	);
}
