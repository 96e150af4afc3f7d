import { cleanText } from '../text/clean-text.ts';

/** Decodes an address as UTF-8, or as the Latin-1 of older servers; a stray percent sign stays. Letters are composed. */
export function decodeName(address: string): string {
	try {
		return cleanText(decodeURIComponent(address)).normalize('NFC');
	} catch {
		const byte = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
		return cleanText(address.replace(/%([0-9a-f]{2})/gi, byte)).normalize('NFC');
	}
}
