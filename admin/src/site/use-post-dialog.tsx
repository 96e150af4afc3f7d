import { type ComponentType, type ReactNode, useState } from 'react';
import { later } from '../ui/later.tsx';

/** Returns a hook that gives a dialog about a post, and what opens it. */
export function asHook<Post extends object>(
	Dialog: ComponentType<{ post: Post; onClose: () => void }>,
): (post: Post) => [ReactNode, () => void] {
	return (post) => {
		const [isOpen, setOpen] = useState(false);
		return [isOpen && <Dialog post={post} onClose={() => setOpen(false)} />, () => setOpen(true)];
	};
}

export const useShowDraft = asHook(
	later(async () => (await import('./draft-link-dialog.tsx')).ShowDraftDialog),
);
