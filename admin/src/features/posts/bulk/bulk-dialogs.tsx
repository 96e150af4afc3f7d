import type { PostSummary } from '#domain/post';
import { CategoryDialog } from './category-dialog.tsx';
import type { DeskAct } from './run-bulk.ts';
import { TagsDialog } from './tags-dialog.tsx';

export interface BulkDialogProps {
	posts: readonly PostSummary[];
	onAct: (act: DeskAct) => void;
	onClose: () => void;
}

export function BulkDialogs({ asked, ...props }: BulkDialogProps & { asked: 'category' | 'tags' }) {
	if (asked === 'category') return <CategoryDialog {...props} />;
	return <TagsDialog {...props} />;
}
