import { review as text } from '../../messages/review.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { endOf } from '../../when/month-entries.ts';
import { ReviewFields } from '../../when/review-fields.tsx';
import { dayAt } from '../../when/schedule-days.ts';
import type { Item } from './movable.ts';

interface ReviewDialogProps {
	item: Item;
	onUse: (at: string) => void;
	onClear: () => void;
	onClose: () => void;
}

/** 'Mudar data…' of a review: the same choices as beside the text. */
export function ReviewDialog({ item, onUse, onClear, onClose }: ReviewDialogProps) {
	return (
		<Dialog title={text.part} onClose={onClose}>
			<p className="subject">{item.title}</p>
			<div className="stack tight">
				<ReviewFields
					on={item.at && dayAt(item.at)}
					onUse={(on) => (on ? onUse(endOf(on)) : onClear())}
				/>
			</div>
		</Dialog>
	);
}
