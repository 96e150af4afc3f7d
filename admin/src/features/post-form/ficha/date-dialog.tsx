import { type SubmitEvent, useState } from 'react';
import type { Post } from '#domain/post/post';
import { type DateFault, findDateFault } from '#domain/post/publication-date';
import { formatDistance } from '#domain/time/schedule';
import { messages } from '../../../messages/all.ts';
import { publicationDate as text } from '../../../messages/publication-date.ts';
import '../../../styles/bottom-sheet.css';
import '../../../styles/correct-date.css';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError } from '../../../ui/field.tsx';
import { TextField } from '../../../ui/text-fields.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { dayAt, nameOfDay } from '../../../when/schedule-days.ts';
import { readPassedTime, type TypedTime, typedTimeOf } from '../../../when/schedule-time.ts';
import { useCorrectDate } from './use-correct-date.ts';

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
	const use = (event: SubmitEvent) => {
		event.preventDefault();
		const read = readDate(typed, new Date().toISOString());
		if ('fault' in read) return setFault(read.fault);
		const { day, hour } = typedTimeOf(read.at);
		if (day === given.day && hour === given.hour) return onClose();
		correct.mutate({ from: post.published_at, at: read.at });
	};
	const common = { className: 'input num', inputMode: 'numeric' } as const;
	return (
		<Dialog title={text.label} className="correct-date" onClose={onClose}>
			<form onSubmit={use}>
				<p className="lead">{text.effect}</p>
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
				<footer>
					<Button onClick={onClose}>{messages.common.cancel}</Button>
					<Button type="submit" tone="primary" busy={correct.isPending}>
						{text.correct}
					</Button>
				</footer>
			</form>
		</Dialog>
	);
}
