import { maskCode } from '../markdown/mask-code.ts';

/** An occurrence of a picture's address in a text. */
export interface PictureSpot {
	start: number;
	end: number;
	address: string;
	/** Whether readers see it; otherwise a link leads to it. */
	isShown: boolean;
}

const destination = String.raw`\(\s*(?:<(?<angled>[^>\n]+)>|(?<bare>(?:[^\s()\\]|\\.|\([^\s()]*\))+))`;
const label = String.raw`\[(?:[^[\]\\]|\\.|\[[^[\]]{0,200}\]){0,1000}\]`;
const shown = [
	new RegExp(`!${label}${destination}`, 'dg'),
	/<img\b[^>]{0,2000}?\ssrc=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+))/dgi,
];
const linked = [
	new RegExp(`\\]${destination}`, 'dg'),
	/<a\b[^>]{0,2000}?\shref=(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/dgi,
];
const definitions = [/^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*(?:<(?<angled>[^>\n]+)>|(?<bare>\S+))/dgm];
const pictureFile = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|tiff?)(?:[?#]|$)/i;

function* find(
	text: string,
	patterns: readonly RegExp[],
	isShown: boolean,
): Generator<PictureSpot> {
	for (const pattern of patterns) {
		for (const { groups, indices } of text.matchAll(pattern)) {
			for (const [name, address] of Object.entries(groups ?? {})) {
				const [start, end] = indices?.groups?.[name] ?? [];
				if (!address || start === undefined || end === undefined) continue;
				if (isShown || pictureFile.test(address)) yield { start, end, address, isShown };
			}
		}
	}
}

/** Occurrences in order, except within code. A reference definition of a picture file counts as visible. */
export function findPictureSpots(text: string): PictureSpot[] {
	const masked = maskCode(text);
	const defined = [...find(masked, definitions, false)].map((spot) => ({ ...spot, isShown: true }));
	const spots = [...find(masked, shown, true), ...defined, ...find(masked, linked, false)];
	const byStart = new Map(spots.reverse().map((spot) => [spot.start, spot]));
	return [...byStart.values()].sort((one, other) => one.start - other.start);
}

/** Replaces the addresses that are keys of `addresses`. */
export function replaceAddresses(text: string, addresses: ReadonlyMap<string, string>): string {
	let at = 0;
	let replaced = '';
	for (const { start, end, address } of findPictureSpots(text)) {
		const own = addresses.get(address);
		if (own === undefined || start < at) continue;
		replaced += text.slice(at, start) + own;
		at = end;
	}
	return replaced + text.slice(at);
}
