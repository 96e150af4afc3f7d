import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { Post } from '#domain/post/post';
import { serverNow } from '../../../api/server-clock.ts';
import { messages } from '../../../messages/all.ts';
import { plans } from '../../../messages/plans.ts';
import { usePlansOf } from '../../../site/plans.ts';
import { usePublication } from '../../../site/use-publication.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Radio } from '../../../ui/text-fields.tsx';
import { formatMoment } from '../../../ui/times.ts';
import { firstOffer, readTypedTime, typedTimeOf } from '../../../when/schedule-time.ts';
import { useUnpublish } from '../form-menu.tsx';
import { DateRow } from './date-row.tsx';
import { Dim, Part } from './part.tsx';
import { PlanRows } from './plan-rows.tsx';
import { ScheduleFields } from './schedule-fields.tsx';

function PublishedBody() {
	const { post } = usePostForm().state;
	if (!post) return null;
	return (
		<>
			<DateRow post={post} />
			<PlanRows post={post} />
			<div className="row end">
				<Unpublish post={post} />
			</div>
		</>
	);
}

function Unpublish({ post }: { post: Post }) {
	const unpublish = useUnpublish(post);
	return (
		<Button tone="quiet warn" disabled={unpublish.isPending} onClick={() => unpublish.mutate()}>
			{messages.list.unpublish}
		</Button>
	);
}

function WaitingBody() {
	const { publication: text } = messages.form;
	const { form, writer, state } = usePostForm();
	const { scheduling } = state;
	const name = useId();
	const choose = (on: boolean) => {
		writer.text.dispatch('timeChosen', on);
		const typed = form.getValues('scheduled_at');
		const offer = typed ?? readTypedTime(firstOffer(new Date(serverNow()).toISOString())) ?? null;
		form.setValue('scheduled_at', on ? offer : null);
	};
	return (
		<fieldset className="stack tight">
			<legend className="visually-hidden">{text.when}</legend>
			<Radio name={name} checked={!scheduling} onChange={() => choose(false)}>
				{text.onClick}
			</Radio>
			<Radio name={name} checked={scheduling} onChange={() => choose(true)}>
				{text.scheduleFor}
			</Radio>
			{scheduling && <ScheduleFields onClear={() => choose(false)} />}
			{state.post && <PlanRows post={state.post} />}
		</fieldset>
	);
}

function usePublicationLine() {
	const { publication: text } = messages.form;
	const { form, state } = usePostForm();
	const scheduledAt = useWatch({ control: form.control, name: 'scheduled_at' });
	const inHand = usePublication(state.post?.id ?? '');
	if (state.post?.published) {
		// The rail above says it.
		if (inHand) return { value: null };
		const since = state.post.published_at;
		const { title } = messages.list.published;
		// The day or, today, the hour: the whole of it does not fit on the line.
		const when = since && formatMoment(since, new Date().toISOString()).slice(0, 10);
		return { value: when ? text.liveSince(when) : title };
	}
	if (!state.scheduling) return { value: <Dim>{text.onClickShort}</Dim> };
	const { day, hour } = typedTimeOf(scheduledAt);
	return day === ''
		? { value: text.invalid, tone: 'bad' as const }
		: { value: text.scheduledFor(`${day.slice(0, 5)}, ${hour}`) };
}

export function PublicationPart() {
	const { form, state } = usePostForm();
	const { value, tone } = usePublicationLine();
	const faulty = form.formState.errors.scheduled_at !== undefined;
	const isWaiting = usePlansOf(state.post?.id).some(({ waits }) => waits);
	return (
		<Part
			name={messages.form.fields.publication}
			value={isWaiting ? plans.waiting : value}
			tone={faulty ? 'bad' : isWaiting ? 'todo' : tone}
			open={faulty || isWaiting}
		>
			{state.post?.published ? <PublishedBody /> : <WaitingBody />}
		</Part>
	);
}
