import { later } from '../../../ui/later.tsx';
import type { BulkDialogProps } from './bulk-dialog.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { TagsDialog } from './tags-dialog.tsx';

const WhenDialog = later(async () => (await import('./when-dialog.tsx')).WhenDialog);

export function BulkDialogs({
	asked,
	...props
}: BulkDialogProps & { asked: 'category' | 'tags' | 'schedule' | 'take-down' }) {
	if (asked === 'category') return <CategoryDialog {...props} />;
	if (asked === 'tags') return <TagsDialog {...props} />;
	return <WhenDialog action={asked} {...props} />;
}
