import type { PostSummary } from '#domain/post/post';
import type { SentBulkAct } from './run-bulk.ts';

/** What every dialog about several posts is given. */
export interface BulkDialogProps {
	posts: readonly PostSummary[];
	onAct: (act: SentBulkAct) => void;
	onClose: () => void;
}
