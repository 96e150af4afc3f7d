import { type ReactNode, useState } from 'react';
import { later } from '../ui/later.tsx';

const SocialPicturesDialog = later(
	async () => (await import('./social-pictures-dialog.tsx')).SocialPicturesDialog,
);

/** The dialog with a post's pictures for networks, and what opens it. */
export function useSocialPictures(post: { slug: string; title: string }): [ReactNode, () => void] {
	const [isOpen, setOpen] = useState(false);
	const dialog = isOpen && <SocialPicturesDialog post={post} onClose={() => setOpen(false)} />;
	return [dialog, () => setOpen(true)];
}
