import type { PostSummary } from '#domain/post';
import { later } from '../../../ui/later.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import type { DeskAct } from './run-bulk.ts';
import { TagsDialog } from './tags-dialog.tsx';

const WhenDialog = later(async () => (await import('./when-dialog.tsx')).WhenDialog);

export interface BulkDialogProps {
	posts: readonly PostSummary[];
	onAct: (act: DeskAct) => void;
	onClose: () => void;
}

export function BulkDialogs({
	asked,
	...props
}: BulkDialogProps & { asked: 'category' | 'tags' | 'schedule' | 'take-down' }) {
	if (asked === 'category') return <CategoryDialog {...props} />;
	if (asked === 'tags') return <TagsDialog {...props} />;
	return <WhenDialog action={asked} {...props} />;
}
