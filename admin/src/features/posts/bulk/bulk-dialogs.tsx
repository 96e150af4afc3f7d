import { later } from '../../../ui/later.tsx';
import { AuthorDialog } from './author-dialog.tsx';
import type { BulkDialogProps } from './bulk-dialog.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { TagsDialog } from './tags-dialog.tsx';

const WhenDialog = later(async () => (await import('./when-dialog.tsx')).WhenDialog);

export function BulkDialogs({
	asked,
	...props
}: BulkDialogProps & { asked: 'category' | 'author' | 'tags' | 'schedule' | 'take-down' }) {
	if (asked === 'category') return <CategoryDialog {...props} />;
	if (asked === 'author') return <AuthorDialog {...props} />;
	if (asked === 'tags') return <TagsDialog {...props} />;
	return <WhenDialog action={asked} {...props} />;
}
