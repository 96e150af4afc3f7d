import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Post } from '#domain/post/post';
import { messages } from '../../../messages/all.ts';
import { plans } from '../../../messages/plans.ts';
import { publicationDate as text } from '../../../messages/publication-date.ts';
import { PostOrder } from '../../../site/post-order.tsx';
import { usePlansOf } from '../../../site/use-plans.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { useLearnRow } from '../../../text/use-learn-row.ts';
import { Button } from '../../../ui/button.tsx';
import { later } from '../../../ui/later.tsx';
import { Radio } from '../../../ui/text-fields.tsx';
import { formatMoment } from '../../../ui/times.ts';
import { readTypedTime, typedTimeOf } from '../../../when/schedule-time.ts';
import { useFirstOffer } from '../../../when/use-first-offer.ts';
import { useUnpublish } from '../form-menu.tsx';
import { Dim, Part } from './part.tsx';
import { PlanRows } from './plan-rows.tsx';
import { ScheduleFields } from './schedule-fields.tsx';

const DateDialog = later(async () => (await import('./publication-date-dialog.tsx')).DateDialog);

/** When a public post came out, and the dialog that corrects it. */
function DateRow({ post }: { post: Post }) {
	const [isOpen, setOpen] = useState(false);
	const { day, hour } = typedTimeOf(post.published_at);
	const when = post.published_at ? `${day}, ${hour}` : plans.choose;
	return (
		<div className="plan-row">
			<span>{text.label}</span>
			<Button
				className="num"
				aria-haspopup="dialog"
				aria-label={`${text.label}: ${when}`}
				onClick={() => setOpen(true)}
			>
				{when}
			</Button>
			{isOpen && <DateDialog post={post} onClose={() => setOpen(false)} />}
		</div>
	);
}

function PublishedBody() {
	const { post } = usePostForm().state;
	const learn = useLearnRow();
	if (!post) return null;
	return (
		<>
			<DateRow post={post} />
			<PostOrder always post={post} learn={learn} />
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
	const learn = useLearnRow();
	const firstOffer = useFirstOffer();
	const name = useId();
	const choose = (on: boolean) => {
		writer.text.dispatch('timeChosen', on);
		const typed = form.getValues('scheduled_at');
		const offer = typed ?? readTypedTime(firstOffer) ?? null;
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
			{state.post && <PostOrder always post={state.post} learn={learn} />}
		</fieldset>
	);
}

function usePublicationLine() {
	const { publication: text } = messages.form;
	const { form, state } = usePostForm();
	const scheduledAt = useWatch({ control: form.control, name: 'scheduled_at' });
	if (state.post?.published) {
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
