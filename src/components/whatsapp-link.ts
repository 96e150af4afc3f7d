/**
 * An address that opens WhatsApp with a message written.
 *
 * @param text May be cut in the middle of a sign.
 * @param digits The number to write to, with its country code; without one the reader chooses whom.
 */
export function whatsappLink(text: string, digits = ''): string {
	// Not URLSearchParams: WhatsApp shows its plus signs.
	return `https://wa.me/${digits}?text=${encodeURIComponent(text.toWellFormed())}`;
}
