import { whatsappLink } from '#components/whatsapp-link.ts';
import { messages } from '../messages.ts';
import { toast } from '../ui/toast.ts';
import { publicAddress } from './public-address.ts';
import { useSocialPictures } from './use-social-pictures.tsx';

const { list, rail } = messages;

/** Copies a post's public address. */
export async function copyAddress(slug: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(publicAddress(slug));
		toast.success(list.addressCopied);
	} catch {
		toast.error(list.copyFailed); // The browser may deny access to the clipboard.
	}
}

interface Passed {
	slug: string;
	title: string;
}

/** Opens WhatsApp with a message that has a post's title and address. */
export const whatsappAddress = ({ slug, title }: Passed): string =>
	whatsappLink(`${title} ${publicAddress(slug)}?utm_source=whatsapp`);

interface PassOnProps {
	post: Passed;
	/** The look of all: a button's or a link's. */
	className: 'btn' | 'link';
}

/** Passes a post that readers can open on: its link, and its pictures for networks. */
export function PassOn({ post, className }: PassOnProps) {
	const [dialog, open] = useSocialPictures(post);
	return (
		<span className="pass-on">
			<button type="button" className={className} onClick={() => void copyAddress(post.slug)}>
				{rail.copyLink}
			</button>
			<a className={className} href={whatsappAddress(post)} target="_blank" rel="noopener">
				{rail.whatsapp}
			</a>
			<button type="button" className={className} onClick={open}>
				{rail.pictures}
			</button>
			{dialog}
		</span>
	);
}
