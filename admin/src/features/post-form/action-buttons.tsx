import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { paths } from '#config/paths';
import { messages } from '../../messages/all.ts';
import { usePostForm } from '../../text/form-context.ts';
import type { ShownState } from '../../text/text-state.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { typedTimeOf } from '../../when/schedule-time.ts';

export interface FormButtons {
	onSave: () => void;
	/** The primary action, labelled with what it does. */
	onMain: () => void;
	onDiscard: () => void;
}

/** What the primary button will do. */
export function mainIntent(
	published: boolean,
	scheduling: boolean,
): 'publish' | 'schedule' | 'save-to-site' {
	if (published) return 'save-to-site';
	return scheduling ? 'schedule' : 'publish';
}

function PublishedButtons({ onMain, onDiscard }: FormButtons) {
	const { form } = messages;
	const { state } = usePostForm();
	const { post, unpublished, running } = state;
	if (!post) return null;
	return (
		<>
			{unpublished ? (
				<Button disabled={running !== null} onClick={onDiscard}>
					{form.discard}
				</Button>
			) : (
				<a className="btn" href={paths.post(post.slug)}>
					<Icon name="external-link" />
					{form.view}
				</a>
			)}
			<Button
				tone="primary"
				disabled={!unpublished}
				busyText={running !== null && form.saving}
				onClick={onMain}
			>
				{form.saveToSite}
			</Button>
		</>
	);
}

const isSameTime = (one: string | null | undefined, other: string | null) =>
	Date.parse(one ?? '') === Date.parse(other ?? '');

/** What the button does to a scheduled post: reschedule it, or publish it at once. */
function mainLabel({ post, scheduling }: ShownState, scheduledAt: string | null): string {
	const { form } = messages;
	const waitsFor = post?.scheduled_at ?? null;
	if (!waitsFor) return scheduling ? form.schedule : form.publish;
	if (!scheduling) return form.publishNow;
	const { day, hour } = typedTimeOf(scheduledAt);
	if (day === '') return form.schedule;
	const when = `${day.slice(0, 5)}, ${hour}`;
	return isSameTime(waitsFor, scheduledAt) ? form.keepTime(when) : form.changeTime(when);
}

/** What 'Salvar' does to a scheduled post: it keeps the date, as the button beside it does, and leaves; or drops it. */
function saveLabel({ post, scheduling }: ShownState): string {
	const { form } = messages;
	if (!post) return form.create;
	if (!post.scheduled_at) return form.save;
	return scheduling ? form.saveAndLeave : form.saveAsDraft;
}

export function ActionButtons(buttons: FormButtons) {
	const { form } = messages;
	const { form: fields, state } = usePostForm();
	const { post, running, scheduling, unpublished } = state;
	const scheduledAt = useWatch({ control: fields.control, name: 'scheduled_at' });
	const hint = useId();
	if (post?.published) return <PublishedButtons {...buttons} />;
	/** It waits for its time as it is. */
	const isKept = scheduling && !unpublished && isSameTime(post?.scheduled_at, scheduledAt);
	const saving = running === 'save' && (post ? form.saving : form.creating);
	const mainRuns =
		(running === 'publish' || running === 'schedule') && (post ? form.saving : form.creating);
	return (
		<>
			<span className="create">
				<Button
					busyText={saving}
					disabled={running !== null}
					aria-describedby={post ? undefined : hint}
					onClick={buttons.onSave}
				>
					{saveLabel(state)}
				</Button>
				{!post && <small id={hint}>{form.createHint}</small>}
			</span>
			<Button
				tone="primary"
				busyText={mainRuns}
				disabled={running !== null || isKept}
				onClick={buttons.onMain}
			>
				{mainLabel(state, scheduledAt)}
			</Button>
		</>
	);
}
