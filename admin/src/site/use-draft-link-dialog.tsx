import { type ReactNode, useState } from 'react';
import { later } from '../ui/later.tsx';

const ShowDraftDialog = later(
	async () => (await import('./draft-link-dialog.tsx')).ShowDraftDialog,
);

/** The dialog about a draft's link, and what opens it. */
export function useShowDraft(post: { id: string; title: string }): [ReactNode, () => void] {
	const [isOpen, setOpen] = useState(false);
	const dialog = isOpen && <ShowDraftDialog post={post} onClose={() => setOpen(false)} />;
	return [dialog, () => setOpen(true)];
}
