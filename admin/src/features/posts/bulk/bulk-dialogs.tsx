import { lazy, Suspense } from 'react';
import type { PostSummary } from '#domain/post';
import { CategoryDialog } from './category-dialog.tsx';
import type { DeskAct } from './run-bulk.ts';
import { TagsDialog } from './tags-dialog.tsx';

const WhenDialog = lazy(() =>
	import('./when-dialog.tsx').then((module) => ({ default: module.WhenDialog })),
);

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
	return (
		<Suspense>
			<WhenDialog action={asked} {...props} />
		</Suspense>
	);
}
