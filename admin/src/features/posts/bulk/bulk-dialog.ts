import type { PostSummary } from '#domain/post/post';
import type { DeskAct } from './run-bulk.ts';

/** What every dialog about several posts is given. */
export interface BulkDialogProps {
	posts: readonly PostSummary[];
	onAct: (act: DeskAct) => void;
	onClose: () => void;
}
