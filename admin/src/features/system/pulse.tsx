import { messages } from '../../messages/all.ts';
import { formatMoment } from '../../ui/times.ts';
import type { System } from './system-query.ts';

type PulseReply = System['pulse'];

const minuteMs = 60_000;
const looks = { ran: undefined, published: 'sent', missed: 'miss', unknown: 'none' } as const;

/** The scheduler's last hour, one line per minute, with a text for screen readers. */
export function Pulse({ pulse, now }: { pulse: PulseReply; now: string }) {
	const { pulse: text } = messages.system;
	const { minutes, until } = pulse;
	const count = (state: PulseReply['minutes'][number]) =>
		minutes.filter((minute) => minute === state).length;
	const timeAt = (ago: number) =>
		formatMoment(new Date(Date.parse(until) - ago * minuteMs).toISOString(), now);
	return (
		<>
			<div
				className="pulse"
				role="img"
				aria-label={text.label(count('ran'), count('published'), count('missed'))}
			>
				{minutes.map((state, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a minute is identified by its position
					<i key={at} className={looks[state]} />
				))}
			</div>
			<p className="axis num" aria-hidden="true">
				{[59, 45, 30, 15, 0].map((ago) => (
					<span key={ago}>{timeAt(ago)}</span>
				))}
			</p>
		</>
	);
}
