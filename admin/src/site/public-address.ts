import { paths } from '#config/paths';
import { messages } from '../messages.ts';
import { toast } from '../ui/toast.ts';

/** A post's address for readers. */
export const publicAddress = (slug: string) => new URL(paths.post(slug), location.origin).href;

/** Copies a post's public address. */
export async function copyAddress(slug: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(publicAddress(slug));
		toast.success(messages.list.addressCopied);
	} catch {
		toast.error(messages.list.copyFailed); // The browser may deny access to the clipboard.
	}
}
