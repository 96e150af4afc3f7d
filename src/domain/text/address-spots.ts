import { maskCode } from './mask-code.ts';

/** The position of an address in a text. */
interface AddressSpot {
	start: number;
	end: number;
	address: string;
	/** A displayed picture, the target of a link, or a reference definition used by either. */
	use: 'shown' | 'linked' | 'defined';
	/** Where the brackets' words of a picture in Markdown's own marks stand. */
	label?: [start: number, end: number];
}

const destination = String.raw`\(\s*(?:<(?<angled>[^<>\n]+)>|(?<bare>(?:[^\s()\\]|\\.|\([^\s()]*\))+))`;
const nested = String.raw`\[(?:[^[\]\\]|\\.|\[[^[\]]{0,200}\]){0,200}\]`;
/** The sign of a picture, unless a backslash makes it a word, and its brackets, which may contain others. */
export const pictureLabel = String.raw`(?<!(?<!\\)(?:\\\\){0,20}\\)!\[(?<label>(?:[^[\]\\]|\\.|${nested}){0,1000})\]`;
const patterns: Record<AddressSpot['use'], readonly RegExp[]> = {
	shown: [
		new RegExp(`${pictureLabel}${destination}`, 'dgs'),
		/<img\b[^>]{0,2000}?\ssrc=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+))/dgi,
	],
	defined: [/^ {0,3}\[(?!\^)[^\]\n]{1,200}\]:[ \t]*(?:<(?<angled>[^>\n]+)>|(?<bare>\S+))/dgm],
	linked: [
		new RegExp(`\\]${destination}`, 'dg'),
		/<a\b[^>]{0,2000}?\shref=(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/dgi,
	],
};

function* find(text: string, use: AddressSpot['use']): Generator<AddressSpot> {
	for (const pattern of patterns[use]) {
		for (const { groups, indices } of text.matchAll(pattern)) {
			const { label: _, ...addresses } = groups ?? {};
			const label = indices?.groups?.['label'];
			for (const [name, address] of Object.entries(addresses)) {
				const [start, end] = indices?.groups?.[name] ?? [];
				if (!address || start === undefined || end === undefined) continue;
				yield { start, end, address, use, ...(label && { label }) };
			}
		}
	}
}

/** All addresses of Markdown and HTML links and pictures, in order, except within code. */
export function findAddressSpots(text: string): AddressSpot[] {
	const masked = maskCode(text);
	const spots = (['shown', 'defined', 'linked'] as const).flatMap((use) => [...find(masked, use)]);
	const byStart = new Map(spots.reverse().map((spot) => [spot.start, spot]));
	return [...byStart.values()].sort((one, other) => one.start - other.start);
}

/** Replaces the addresses for which `toAnother` returns a new one. */
export function replaceAddresses(
	text: string,
	toAnother: (spot: AddressSpot) => string | undefined,
): string {
	let at = 0;
	let replaced = '';
	for (const spot of findAddressSpots(text)) {
		const { start, end } = spot;
		const other = start < at ? undefined : toAnother(spot);
		if (other === undefined) continue;
		replaced += text.slice(at, start) + other;
		at = end;
	}
	return replaced + text.slice(at);
}

const pictureFile = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|tiff?)(?:[?#]|$)/i;

/** Whether the address is a picture's; those of links and definitions must have a picture's extension. */
export const isPictureSpot = ({ use, address }: AddressSpot): boolean =>
	use === 'shown' || pictureFile.test(address);

export const findPictureSpots = (text: string): AddressSpot[] =>
	findAddressSpots(text).filter(isPictureSpot);

const isOfAnotherSite = (address: string) => /^(?:https?:)?\/\//i.test(address);

/** Addresses of a text's pictures on other sites, without duplicates, and the position of the first. */
export function foreignPictures(content: string): { addresses: string[]; at: number | undefined } {
	const spots = findPictureSpots(content).filter(
		({ use, address }) => use !== 'linked' && isOfAnotherSite(address),
	);
	const addresses = [...new Set(spots.map(({ address }) => address))];
	return { addresses, at: spots[0]?.start };
}
