import { useEffect, useState } from 'react';
import { isReviewLate } from '#domain/post/review-day';
import { review as text } from '../messages/review.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-fields.tsx';
import { useNow } from '../ui/use-now.ts';
import { howFar, reviewOffers } from './review-offers.ts';
import { type Day, dayAt, nameOfDay } from './schedule-days.ts';
import { readTypedTime } from './schedule-time.ts';
import '../styles/review.css';

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
				label={text.orDay}
				error={fault}
				className="input num"
				inputMode="numeric"
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
