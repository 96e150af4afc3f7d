import { whatsappLink } from '#components/whatsapp-link.ts';
import { messages } from '../messages.ts';
import { copyAddress, publicAddress } from './public-address.ts';
import { useSocialPictures } from './use-social-pictures.ts';

const { rail } = messages;

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
