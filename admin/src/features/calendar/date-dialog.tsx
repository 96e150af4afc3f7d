import { messages } from '../../messages/all.ts';
import { plans } from '../../messages/plans.ts';
import { ScheduleDialog } from '../../when/schedule-dialog.tsx';
import { readTypedTime, typedTimeOf } from '../../when/schedule-time.ts';
import type { Item } from './movable.ts';
import { ReviewDialog } from './review-dialog.tsx';

interface DateDialogProps {
	item: Item;
	/** Where something without a date begins. */
	first: string;
	onUse: (at: string) => void;
	/** Takes the date of a scheduled post, or the day of a review, away. */
	onClear: () => void;
	onClose: () => void;
}

/** 'Mudar data…': the same picker as beside the text. */
export function DateDialog({ item, first, onUse, onClear, onClose }: DateDialogProps) {
	const { kind, at, post_id } = item;
	if (kind === 'review')
		return (
			<ReviewDialog
				item={item}
				onUse={(on) => [onClose(), onUse(on)]}
				onClear={onClear}
				onClose={onClose}
			/>
		);
	const title =
		kind === 'change' || kind === 'removal'
			? plans.label[kind]
			: messages.form.publication.publishOn;
	return (
		<ScheduleDialog
			title={title}
			subject={item.title}
			value={typedTimeOf(at ?? first)}
			postId={post_id}
			onUse={(typed) => {
				const iso = readTypedTime(typed);
				onClose();
				if (iso && iso !== at) onUse(iso);
			}}
			onClear={kind === 'scheduled' ? onClear : undefined}
			onClose={onClose}
		/>
	);
}
