import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { correctDate } from '#contract/correct-date';
import type { Post } from '#domain/post/post';
import { type DateFault, findDateFault } from '#domain/post/publication-date';
import { formatDateTime } from '#domain/time/dates';
import { formatDistance } from '#domain/time/schedule';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { fetchPost, queryKeys } from '../../../api/queries.ts';
import { useAction } from '../../../api/use-action.ts';
import { messages } from '../../../messages/all.ts';
import { publicationDate as text } from '../../../messages/publication-date.ts';
import { publishOrStop } from '../../../site/deploy-budget-question.ts';
import { watchPublication } from '../../../site/watched-publication.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { toast } from '../../../ui/toast.ts';
import { toastFailure } from '../../../ui/toast-failure.ts';
import '../../../styles/bottom-sheet.css';
import '../../../styles/publication-date.css';
import { FormError } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-fields.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { dayAt, nameOfDay } from '../../../when/schedule-days.ts';
import { readPassedTime, type TypedTime, typedTimeOf } from '../../../when/schedule-time.ts';

interface Correction {
	/** The date as last seen. */
	from: string | null;
	at: string;
	isUndo?: boolean;
}

/** Corrects when a public post came out, with an undo; what is typed meanwhile stays. */
export function useCorrectDate({ id }: Post, onDone: () => void) {
	const { writer } = usePostForm();
	const queryClient = useQueryClient();
	/** In turn with the form's own saves, which would find another row. */
	const learn = (find: () => Promise<Post>) =>
		writer.enqueue(async () => {
			const post = await find();
			writer.text.dispatch('rowCame', { post, resume: 'autosave' });
		});
	const correct = useAction({
		mutationFn: async ({ from, at }: Correction) => {
			await publishOrStop(queryClient);
			return learn(async () => {
				const { post, publication } = await call(correctDate, { post_id: id, from, at });
				watchPublication(publication, post);
				return post;
			});
		},
		onSuccess: (_, { from, at, isUndo }) => {
			onDone();
			void writer.flush();
			if (isUndo) return void toast.success(messages.list.undone);
			const undo = from && (() => correct.mutate({ from: at, at: from, isUndo: true }));
			toast.success(text.corrected, {
				description: text.cameOut(formatDateTime(at)),
				...(undo && {
					action: { label: messages.common.undo, onClick: undo },
				}),
			});
		},
		onError: (error) => {
			toastFailure(error);
			if (!(error instanceof ApiError && error.status === 409)) return;
			onDone();
			learn(() => fetchPost(id)).catch(toastFailure);
		},
		onSettled: () => void queryClient.invalidateQueries({ queryKey: queryKeys.posts }),
	});
	return correct;
}

const { publication } = messages.form;
const faults: Record<DateFault, string> = {
	'no-time': publication.invalid,
	future: text.future,
	'too-early': text.tooEarly,
};

/** The typed time, or why no post came out then. */
function readDate(typed: TypedTime, now: string): { at: string } | { fault: string } {
	const at = readPassedTime(typed, new Date(now)) ?? '';
	const fault = findDateFault(at, now);
	return fault ? { fault: faults[fault] } : { at };
}

function Outcome({ typed, now }: { typed: TypedTime; now: string }) {
	const read = readDate(typed, now);
	return (
		<p className="came-out" role="status">
			{'at' in read && (
				<>
					<strong>{`${nameOfDay(dayAt(read.at), dayAt(now))}, ${typedTimeOf(read.at).hour}`}</strong>
					<br />
					{formatDistance(read.at, now)}
				</>
			)}
		</p>
	);
}

/** Corrects when a public post came out; nothing happens before the button. */
export function DateDialog({ post, onClose }: { post: Post; onClose: () => void }) {
	const now = useNow();
	const given = typedTimeOf(post.published_at);
	const [typed, setTyped] = useState(given);
	const [fault, setFault] = useState<string>();
	const correct = useCorrectDate(post, onClose);
	const type = (part: Partial<TypedTime>) => {
		setTyped({ ...typed, ...part });
		setFault(undefined);
	};
	const use = () => {
		const read = readDate(typed, new Date().toISOString());
		if ('fault' in read) return setFault(read.fault);
		const { day, hour } = typedTimeOf(read.at);
		if (day === given.day && hour === given.hour) return onClose();
		correct.mutate({ from: post.published_at, at: read.at });
	};
	const common = { className: 'input num', inputMode: 'numeric' } as const;
	return (
		<FormDialog
			title={text.label}
			className="correct-date"
			go={text.correct}
			tone="primary"
			busy={correct.isPending}
			onGo={use}
			onClose={onClose}
		>
			<p>{text.effect}</p>
			<div className="when">
				<TextField
					{...common}
					label={publication.day}
					data-autofocus
					placeholder={publication.dayPlaceholder}
					maxLength={10}
					value={typed.day}
					onText={(day) => type({ day })}
				/>
				<TextField
					{...common}
					label={publication.hour}
					placeholder={publication.hourPlaceholder}
					maxLength={5}
					value={typed.hour}
					onText={(hour) => type({ hour })}
				/>
			</div>
			<div className="verdict">
				<FormError>{fault}</FormError>
				<Outcome typed={typed} now={now} />
			</div>
		</FormDialog>
	);
}
