import { useEffect, useState } from 'react';
import { isReviewLate } from '#domain/post/review-day';
import { review as text } from '../messages/review-day.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-fields.tsx';
import { useNow } from '../ui/use-now.ts';
import { addDays, addMonths, type Day, dayAt, nameOfDay } from './schedule-days.ts';
import { readTypedTime, typedField } from './schedule-time.ts';
import '../styles/review-day.css';

/** The first weekday of the next January. */
export function nextJanuary(today: Day): Day {
	const first = `${Number(today.slice(0, 4)) + 1}-01-01`;
	const weekday = new Date(`${first}T12:00:00Z`).getUTCDay();
	return addDays(first, { 0: 1, 6: 2 }[weekday] ?? 0);
}

/** What one press chooses. */
export const reviewOffers = (today: Day): { label: string; on: Day }[] => [
	...[3, 6, 12].map((months) => ({ label: text.inMonths(months), on: addMonths(today, months) })),
	{ label: text.inJanuary, on: nextJanuary(today) },
];

const dayMs = 86_400_000;

/** `hoje`, `amanhã`, `daqui a 20 dias`, `daqui a 6 meses`, in whole months. */
export function howFar(on: Day, today: Day): string {
	const days = Math.round((Date.parse(on) - Date.parse(today)) / dayMs);
	if (days < 2) return days === 0 ? text.far.today : text.far.tomorrow;
	let months = Math.floor(days / 28);
	while (months > 0 && addMonths(today, months) > on) months -= 1;
	return months === 0 ? text.inDays(days) : text.afterMonths(months);
}

const typedDay = (on: Day | null) => on?.split('-').reverse().join('/') ?? '';

/** The typed day, or why there is none. */
function readDay(typed: string, today: Day): { on: Day } | { fault: string } {
	const noon = readTypedTime({ day: typed, hour: '12:00' });
	if (!noon) return { fault: text.noDay };
	const on = dayAt(noon);
	return isReviewLate(on, today) ? { fault: text.past } : { on };
}

interface ReviewFieldsProps {
	on: Day | null;
	onUse: (on: Day | null) => void;
}

/** A day by one press or typed; it holds at once. */
export function ReviewFields({ on, onUse }: ReviewFieldsProps) {
	const today = dayAt(useNow());
	const [typed, setTyped] = useState(typedDay(on));
	const [fault, setFault] = useState<string>();
	useEffect(() => {
		setTyped(typedDay(on));
		setFault(undefined);
	}, [on]);
	const use = () => {
		if (typed.trim() === typedDay(on)) return setFault(undefined);
		if (typed.trim() === '') return onUse(null);
		const read = readDay(typed, today);
		if ('fault' in read) return setFault(read.fault);
		setFault(undefined);
		if (read.on !== on) onUse(read.on);
	};
	const isAhead = on !== null && !isReviewLate(on, today);
	return (
		<>
			<p className="hint">{text.hint}</p>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a line */}
			<div className="quick" role="group" aria-label={text.soon}>
				{reviewOffers(today).map((offer) => (
					<button
						key={offer.label}
						type="button"
						aria-pressed={offer.on === on}
						onClick={() => offer.on !== on && onUse(offer.on)}
					>
						{offer.label}
					</button>
				))}
			</div>
			<TextField
				{...typedField}
				label={text.orDay}
				error={fault}
				placeholder={text.dayPlaceholder}
				maxLength={10}
				value={typed}
				onText={setTyped}
				onBlur={use}
				onKeyDown={(event) => {
					if (event.key !== 'Enter') return;
					event.preventDefault();
					use();
				}}
			/>
			<p role="status" hidden={!isAhead}>
				{isAhead && (
					<>
						<strong>{nameOfDay(on, today)}</strong>, {howFar(on, today)}.
					</>
				)}
			</p>
			{on && (
				<div className="row">
					<Button tone="quiet" onClick={() => onUse(null)}>
						{text.clear}
					</Button>
				</div>
			)}
		</>
	);
}
