import { whatsappLink } from '#components/whatsapp-link.ts';
import { paths } from '#config/paths';
import { messages } from '../messages.ts';
import { toast } from '../ui/toast.ts';

const { list, rail } = messages;
const addressOf = (slug: string) => new URL(paths.post(slug), location.origin).href;

/** Copies a post's public address. */
export async function copyAddress(slug: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(addressOf(slug));
		toast.success(list.addressCopied);
	} catch {
		toast.error(list.copyFailed); // The browser may deny access to the clipboard.
	}
}

interface PassOnProps {
	post: { slug: string; title: string };
	/** The look of both: a button's or a link's. */
	className: 'btn' | 'link';
}

/** Sends the link of a post that readers can open to somebody. */
export const PassOn = ({ post: { slug, title }, className }: PassOnProps) => (
	<span className="pass-on">
		<button type="button" className={className} onClick={() => void copyAddress(slug)}>
			{rail.copyLink}
		</button>
		<a
			className={className}
			href={whatsappLink(`${title} ${addressOf(slug)}?utm_source=whatsapp`)}
			target="_blank"
			rel="noopener"
		>
			{rail.whatsapp}
		</a>
	</span>
);
