import { useState } from 'react';
import type { Post } from '#domain/post/post';
import { type DateFault, findDateFault } from '#domain/post/publication-date';
import { formatDateTime } from '#domain/time/dates';
import { formatDayDistance } from '#domain/time/schedule';
import { messages } from '../../../messages/all.ts';
import { publicationDate as text } from '../../../messages/publication-date.ts';
import { useCorrectDate } from '../../../site/use-correct-date.ts';
import { useLearnRow } from '../../../text/use-learn-row.ts';
import '../../../styles/bottom-sheet.css';
import '../../../styles/publication-date.css';
import { FormError } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-fields.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { dayAt, nameOfDay } from '../../../when/schedule-days.ts';
import {
	readPassedTime,
	type TypedTime,
	typedField,
	typedTimeOf,
} from '../../../when/schedule-time.ts';

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
					{formatDayDistance(read.at, now)}
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
	const learn = useLearnRow();
	const correct = useCorrectDate({
		post,
		date: 'published_at',
		learn,
		said: (at) => ({ title: text.corrected, description: text.cameOut(formatDateTime(at)) }),
		onDone: onClose,
	});
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
	return (
		<FormDialog
			title={text.label}
			className="sheet correct-date"
			go={text.correct}
			tone="primary"
			busy={correct.isPending}
			onGo={use}
			onClose={onClose}
		>
			<p>{text.effect}</p>
			<div className="when">
				<TextField
					{...typedField}
					label={publication.day}
					data-autofocus
					placeholder={publication.dayPlaceholder}
					maxLength={10}
					value={typed.day}
					onText={(day) => type({ day })}
				/>
				<TextField
					{...typedField}
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
