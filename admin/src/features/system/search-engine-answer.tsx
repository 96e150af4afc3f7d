import { messages } from '../../messages/all.ts';
import { formatMoment } from '../../ui/times.ts';
import { Answer } from './answer.tsx';
import type { System } from './system-query.ts';

type Engines = NonNullable<System['search_engines']>;

/** `às 14:31`, `em 17/11/2026, 03:00` */
function nameMoment(at: string, now: string): string {
	const { engines: text } = messages.system;
	const moment = formatMoment(at, now);
	return moment.includes('/') ? text.onDay(moment.replace(' ', ', ')) : text.today(moment);
}

/** Whether somebody has to mend something: what was only put off is told again by itself. */
export const isTellingRefused = (engines: System['search_engines']): boolean =>
	engines?.refusal?.answer === 'key' || engines?.refusal?.answer === 'addresses';

function titleOf({ told, refusal }: Engines, now: string): string {
	const { engines: text } = messages.system;
	if (refusal) return text.refused[refusal.answer];
	return told ? text.told(nameMoment(told.at, now)) : text.untold;
}

/** When search engines last learnt of a change, and what to do when they would not. */
export function SearchAnswer({ engines, now }: { engines: Engines; now: string }) {
	const { engines: text } = messages.system;
	const { told, refusal } = engines;
	const isBad = isTellingRefused(engines);
	return (
		<Answer
			sign="search"
			title={titleOf(engines, now)}
			{...(isBad ? { tone: 'bad' as const } : told && !refusal && { tone: 'ok' as const })}
		>
			{refusal && <p>{text.since(nameMoment(refusal.at, now))}</p>}
			{isBad && <p>{text.whatToDo}</p>}
			{refusal && !isBad && <p>{text.again}</p>}
			{!refusal && told && <p>{text.addresses(told.addresses)}</p>}
		</Answer>
	);
}
