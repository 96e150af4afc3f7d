import { calendar as text } from '../../messages/calendar.ts';
import type { Moving } from './use-moving.ts';

/** Where something goes that is moved by keys, said at every step. */
export function MovingBar({ moving: { item, byKeys, goal } }: { moving: Moving }) {
	return (
		<div role="status">
			{item && byKeys && goal && (
				<p className="moving">
					<strong>{goal}</strong> {text.moving(item.title)}.{' '}
					{text.movingKeys(item.kind === 'scheduled')}
				</p>
			)}
		</div>
	);
}
