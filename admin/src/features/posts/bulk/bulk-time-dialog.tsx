import { formatDistance } from '#domain/time/schedule';
import { bulk as text } from '../../../messages/bulk.ts';
import { usePlans } from '../../../site/use-plans.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ScheduleDialog } from '../../../when/schedule-dialog.tsx';
import { readTypedTime, typedTimeOf } from '../../../when/schedule-time.ts';
import type { BulkDialogProps } from './bulk-dialog.ts';
import { tally } from './bulk-tally.ts';

interface WhenDialogProps extends BulkDialogProps {
	action: 'schedule' | 'take-down';
}

/** Picks when posts come out or leave, and says below the time how many do. */
export function WhenDialog({ action, posts, onAct, onClose }: WhenDialogProps) {
	const plans = usePlans();
	const willChange = (at: string) => tally({ action, at }, posts, plans);
	return (
		<ScheduleDialog
			title={action === 'schedule' ? text.scheduleTitle : text.takeDownTitle}
			value={typedTimeOf(null)}
			subject={text.selected(posts.length)}
			postId={undefined}
			outcome={(at, now) => `${formatDistance(at, now)}. ${willChange(at).text}`}
			refuse={(at) => (willChange(at).count === 0 ? willChange(at).text : undefined)}
			onUse={(typed) => {
				const at = readTypedTime(typed);
				if (at) onAct({ action, at });
			}}
			onClose={onClose}
		>
			{action === 'take-down' && (
				<div className="badge-line" data-tone="caution">
					<Icon name="triangle-alert" />
					<p>{text.afterwards}</p>
				</div>
			)}
		</ScheduleDialog>
	);
}
