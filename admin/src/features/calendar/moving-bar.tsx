import { calendar as text } from '../../messages/calendar.ts';
import { shortDate } from '../../when/schedule-days.ts';
import type { Moving } from './use-moving.ts';

/** Where something goes that is moved by keys, said at every step. */
export function MovingBar({ moving: { item, byKeys, target, time } }: { moving: Moving }) {
	return (
		<div role="status">
			{item && byKeys && target && (
				<p className="moving">
					<strong>{shortDate(target, time)}</strong> {text.moving(item.title)}. {text.movingKeys}
				</p>
			)}
		</div>
	);
}
