import { messages } from '#config/messages';
import type { PostSummary } from '#domain/post/post';
import { postCode } from '#domain/post/post-code';
import { phoneDigits } from '#domain/site/door';
import { whatsappLink } from './whatsapp-link.ts';

interface Door {
	url: string;
	bookingUrl: string;
	whatsapp: string;
}

/** The ways from an article to the space: to book a visit, and to write, if there is a number for it. */
export function invitationLinks(
	{ url, bookingUrl, whatsapp }: Door,
	{ id, title }: Pick<PostSummary, 'id' | 'title'>,
): { booking: string; whatsapp: string | undefined } {
	const digits = phoneDigits(whatsapp);
	const text = messages.callToAction.message(title, postCode(id));
	return {
		booking: bookingUrl || url,
		whatsapp: digits && whatsappLink(text, digits),
	};
}
