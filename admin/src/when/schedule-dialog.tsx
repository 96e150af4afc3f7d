import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatDistance } from '#domain/time/schedule';
import { messages } from '../messages/all.ts';
import '../styles/bottom-sheet.css';
import '../styles/plans.css';
import '../styles/when.css';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { TextField } from '../ui/text-fields.tsx';
import { useNow } from '../ui/use-now.ts';
import { type DatedEntry, monthQuery, noEntries, usualTimes } from './month-entries.ts';
import { addDays, type Day, dayAt, nameOfDay } from './schedule-days.ts';
import { ScheduleMonth } from './schedule-month.tsx';
import { readTypedTime, type TypedTime, typedField, typedTimeOf } from './schedule-time.ts';
import { useFirstOffer } from './use-first-offer.ts';

const { publication: text } = messages.form;

const typedDay = (day: Day) => day.split('-').reverse().join('/');
/** The field's time in normal form; what is offered first when it contains none. */
function chosenAt(typed: TypedTime, offer: TypedTime, now: string): { day: Day; hour: string } {
	const at = readTypedTime(typed) ?? readTypedTime(offer) ?? now;
	return { day: dayAt(at), hour: typedTimeOf(at).hour };
}

interface TimesProps {
	hour: string;
	usual: readonly string[];
	onHour: (hour: string) => void;
}

function Times({ hour, usual, onHour }: TimesProps) {
	return (
		<div className="times">
			<span className="label">{text.usualTimes}</span>
			<div className="grid">
				{usual.map((time) => (
					<button
						key={time}
						type="button"
						className="time num"
						aria-pressed={time === hour}
						onClick={() => onHour(time)}
					>
						{time}
					</button>
				))}
			</div>
			<TextField
				{...typedField}
				label={text.otherHour}
				placeholder={text.hourPlaceholder}
				maxLength={5}
				value={hour}
				onText={onHour}
			/>
			<p className="label">{text.zone}</p>
			<p className="legend">
				<StatusBadge kind="scheduled" label={text.legendScheduled} />
				<StatusBadge kind="live" label={text.legendPublished} />
				<StatusBadge kind="change" label={text.legendChange} />
				<StatusBadge kind="removal" label={text.legendRemoval} />
			</p>
		</div>
	);
}

function DayEntries({ entries }: { entries: readonly DatedEntry[] }) {
	if (entries.length === 0) return null;
	return (
		<div className="day-list">
			<span>{entries.every(({ kind }) => kind === 'live') ? text.cameOut : text.comesOut}</span>
			{entries.map(({ id, kind, time, title }) => (
				<StatusBadge key={`${id}-${kind}`} kind={kind} label={`${time} ${title}`} />
			))}
		</div>
	);
}

/** Offers the same hour tomorrow when the chosen one has passed. */
function PastNotice({ when, hour, onUse }: { when: string; hour: string; onUse: () => void }) {
	return (
		<div className="badge-line" data-tone="danger" role="alert">
			<Icon name="circle-alert" />
			<p>
				{text.alreadyPast(when, hour)}{' '}
				<button type="button" className="link" onClick={onUse}>
					{text.useTomorrow(hour)}
				</button>
			</p>
		</div>
	);
}

interface ScheduleDialogProps {
	title: string;
	/** The post's title, where its ficha is not beside it. */
	subject?: string;
	value: TypedTime;
	/** The post being scheduled, which does not conflict with itself. */
	postId: string | undefined;
	/** Further notes about the chosen time. */
	children?: ReactNode;
	/** The sentence below the time, when it is not how far away that is. */
	outcome?: (iso: string, now: string) => string;
	/** Why this time cannot be used. */
	refuse?: (iso: string) => string | undefined;
	onUse: (typed: TypedTime) => void;
	/** Omitted when there is no date to take away. */
	onClear?: (() => void) | undefined;
	onClose: () => void;
}

/** Picks a day and an hour, with a sentence about the outcome before anything is done. */
export function ScheduleDialog(props: ScheduleDialogProps) {
	const now = useNow();
	const today = dayAt(now);
	const offer = useFirstOffer();
	const [chosen, setChosen] = useState<{ day: Day; hour: string }>();
	const { day, hour } = chosen ?? chosenAt(props.value, offer, now);
	const query = useQuery(monthQuery(day));
	const month = query.data ?? noEntries;
	const entries = month.entries.filter(({ post_id }) => post_id !== props.postId);
	const iso = readTypedTime({ day: typedDay(day), hour });
	const isPast = iso !== undefined && Date.parse(iso) <= Date.parse(now);
	const refusal = iso && !isPast ? props.refuse?.(iso) : undefined;
	const isFine = iso !== undefined && !isPast && !refusal;
	return (
		<Dialog title={props.title} className="sheet when-pop" onClose={props.onClose}>
			{props.subject && <p className="subject">{props.subject}</p>}
			<div className="when-two">
				<ScheduleMonth
					day={day}
					today={today}
					entries={entries}
					crowded={month.crowded}
					onPick={(next) => setChosen({ day: next, hour })}
				/>
				<Times
					hour={hour}
					usual={query.isPending ? [] : usualTimes(month.usualTimes)}
					onHour={(next) => setChosen({ day, hour: next })}
				/>
			</div>
			{isPast && (
				<PastNotice
					when={day === today ? text.todayPast : typedDay(day).slice(0, 5)}
					hour={hour}
					onUse={() => setChosen({ day: addDays(today, 1), hour })}
				/>
			)}
			{!isPast && <DayEntries entries={entries.filter((entry) => entry.day === day)} />}
			{props.children}
			<div className="outcome">
				{isFine ? (
					<p className="big" role="status">
						{nameOfDay(day, today)}, {typedTimeOf(iso).hour}
						<br />
						<span className="distance">{(props.outcome ?? formatDistance)(iso, now)}</span>
					</p>
				) : (
					<p role="status">{refusal ?? (isPast ? text.choosePresent : text.writeHour)}</p>
				)}
				<div className="row">
					{props.onClear && (
						<Button tone="quiet" onClick={props.onClear}>
							{text.clear}
						</Button>
					)}
					<Button disabled={!isFine} onClick={() => isFine && props.onUse(typedTimeOf(iso))}>
						{text.use}
					</Button>
				</div>
			</div>
		</Dialog>
	);
}
