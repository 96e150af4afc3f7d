import { later } from '../ui/later.tsx';
import { asHook } from './use-post-dialog.tsx';

export const useSocialPictures = asHook(
	later(async () => (await import('./social-pictures-dialog.tsx')).SocialPicturesDialog),
);
