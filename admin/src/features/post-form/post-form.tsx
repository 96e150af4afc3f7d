import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { site } from '#config/site';
import type { PostValues } from '../../journal/post-values.ts';
import { messages } from '../../messages/all.ts';
import { useSession } from '../../session/use-session.ts';
import { HelpSheet } from '../../ui/help-sheet.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useCommandKeys, useShortcuts } from '../../ui/use-shortcuts.ts';
import { ActionButtons, type FormButtons, mainIntent } from './action-buttons.tsx';
import { ConflictScreen } from './conflict/conflict-screen.tsx';
import type { EditorHandle } from './editor/markdown-editor.tsx';
import { FormBody } from './form-body.tsx';
import { FormContext, type PostFormContext } from './form-context.ts';
import type { FormStart } from './form-start.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { postResolver } from './post-resolver.ts';
import type { SaveIntent } from './post-saver.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { askAgain } from './text-conflict.ts';
import { TopBar } from './top-bar.tsx';
import { useChecks } from './use-checks.ts';
import { type FormActions, useFormActions } from './use-form-actions.tsx';
import { usePostWriter } from './use-post-writer.ts';
import { useRowNews } from './use-row-news.ts';

/** Everything around one post that is being written. */
function useFormContext(start: FormStart): PostFormContext {
	const { user } = useSession();
	const [owner] = useState(user?.email ?? '');
	const [scheduling, setScheduling] = useState(Boolean(start.values.scheduled_at));
	const parts = useRef<{ writer?: PostFormContext['writer']; scheduling: boolean }>({ scheduling });
	parts.current.scheduling = scheduling;
	const [resolver] = useState(() =>
		postResolver(
			() => parts.current.writer as PostFormContext['writer'],
			() => parts.current.scheduling,
		),
	);
	const form = useForm<PostValues>({
		defaultValues: start.values,
		resolver,
		shouldFocusError: false,
	});
	const { writer, state } = usePostWriter(start, owner, form);
	parts.current.writer = writer;
	return { start, form, writer, state, scheduling, setScheduling };
}

/** The phone's bar: the other side of the page, and the buttons. */
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

interface DeskProps {
	context: PostFormContext;
	actions: FormActions;
}

/** The buttons, the keys, and the question before publishing. */
function FormDesk({ context, actions }: DeskProps) {
	const { state, scheduling, writer } = context;
	const editor = useRef<EditorHandle>(null);
	const checks = useChecks();
	const [asking, setAsking] = useState<SaveIntent>();
	const [help, setHelp] = useState(false);
	const published = state.post?.published ?? false;
	const intent = mainIntent(published, scheduling);

	const main = async () => {
		if (state.running || !(await actions.check())) return;
		if (intent !== 'save' && checks.some(({ fine }) => !fine)) setAsking(intent);
		else await actions.run(intent);
	};
	const save = async () => {
		if (!state.running && (await actions.check())) await actions.run('save');
	};
	/** Ctrl+S stays, and changes nothing that readers see: a draft is saved, anything else kept as a working copy. */
	const keep = async () => {
		const isDraft = state.post !== null && !published;
		if (isDraft && (await actions.check())) await actions.run('save', true);
		else if (askAgain(writer.text, 'autosave')) await writer.flush();
	};
	useCommandKeys({ s: () => void keep(), Enter: () => void main() });
	useShortcuts({ '?': () => setHelp(true) });
	const buttons = {
		onSave: () => void save(),
		onMain: () => void main(),
		onDiscard: () => void actions.discard(),
	};
	const show = (at: number) => editor.current?.reveal(at);
	return (
		<>
			<TopBar buttons={buttons} />
			<FormBody editor={editor} checks={checks} onShow={show} />
			<NarrowBar buttons={buttons} />
			{asking && (
				<PublishDialog
					checks={checks}
					schedules={asking === 'schedule'}
					onShow={show}
					onAnswer={(goOn) => {
						setAsking(undefined);
						if (goOn) void actions.run(asking);
					}}
				/>
			)}
			{help && <HelpSheet onClose={() => setHelp(false)} />}
		</>
	);
}

/** Create and edit alike (decisions §4). */
export function PostForm({ start }: { start: FormStart }) {
	const { form: text, appTitle } = messages;
	const context = useFormContext(start);
	const actions = useFormActions(context);
	useRowNews(context);
	const { state, writer } = context;
	const name = state.post ? state.post.title : text.createTitle;
	const isAsking = state.conflict !== null && !state.conflict.isPutOff;
	return (
		<FormContext value={context}>
			<FormProvider {...context.form}>
				<title>{`${name} — ${appTitle} — ${site.name}`}</title>
				<div hidden={isAsking}>
					<FormDesk context={context} actions={actions} />
				</div>
				{isAsking && state.conflict && (
					<ConflictScreen conflict={state.conflict} onResolved={actions.run} />
				)}
				<LeaveGuard writer={writer} />
			</FormProvider>
		</FormContext>
	);
}
