/** What WordPress puts behind a picture's name for its smaller copies. */
const copy = /-(?:(\d{2,4})x(\d{2,4})|scaled|rotated)(?=\.\w{2,5}$)/;
const ofWordPress = /\/(?:uploads|files)\/|\.files\.wordpress\.com\//;
const resizing = /\?(?:w|h|resize|fit|crop|ssl|quality|strip)=[\s\S]*$/;

/** The same picture may be named with any scheme. */
const bareOf = (address: string) => address.replace(/^(?:https?:)?\/\/(?:www\.)?/, '');

/** An address without the marks of a copy; `anyFormat` leaves out its ending, too. */
function stemOf(address: string, anyFormat: boolean): string {
	const stem = bareOf(address).replace(resizing, '').replace(copy, '');
	return anyFormat ? stem.replace(/\.\w{2,5}$/, '') : stem;
}

/** Finds the full picture of an address among these, which are all full; undefined when there is none. */
export function findFullAmong(addresses: readonly string[]) {
	// A name that begins like another one's may itself end like a copy's: the shorter one counts.
	const sorted = addresses.toSorted((one, other) => other.length - one.length);
	const all = new Set(sorted.map(bareOf));
	const [byName, byStem] = [false, true].map(
		(anyFormat) => new Map(sorted.map((address) => [stemOf(address, anyFormat), address])),
	);
	return (address: string): string | undefined =>
		all.has(bareOf(address))
			? address
			: (byName?.get(stemOf(address, false)) ?? byStem?.get(stemOf(address, true)));
}

/** Where WordPress may have the full picture of which this is a smaller copy, the largest first. */
export function listFuller(address: string): string[] {
	if (!ofWordPress.test(address)) return [];
	const bare = address.replace(resizing, '');
	const full = bare.replace(copy, '');
	const isSized = copy.exec(bare)?.[1] !== undefined;
	const all = [full, ...(isSized ? [full.replace(/(?=\.\w+$)/, '-scaled')] : []), bare];
	return [...new Set(all)].filter((each) => each !== address);
}

interface Size {
	width: number;
	height: number;
}

/** Whether the address of a copy says the form of this picture, or a square, which WordPress cuts out of any. */
export function isCopyOf(address: string, { width, height }: Size): boolean {
	const [wide, high] = (copy.exec(address.replace(resizing, '')) ?? []).slice(1).map(Number);
	if (!wide || !high) return true;
	const isCut = wide === high && Math.min(width, height) >= wide;
	return isCut || (width >= wide && Math.abs((height * wide) / width - high) <= 1);
}

/** The sizes in which WordPress stores a copy, in pixels; the likeliest to be linked first. */
const boxes = [300, 1024, 768, 1536, 2048];

/** The addresses of the copies that WordPress made of a picture of this size. */
export function listCopies(address: string, { width, height }: Size): string[] {
	if (!ofWordPress.test(address)) return [];
	const shares = boxes.map((box) => Math.min(box / width, box === 768 ? 1 : box / height));
	const sizes = shares
		.filter((share) => share < 1)
		.map((share) => `${Math.round(width * share)}x${Math.round(height * share)}`);
	const cut = Math.min(width, height) > 150 ? ['150x150'] : [];
	return [...sizes, ...cut].map((size) =>
		address.replace(copy, '').replace(/(?=\.\w{2,5}$)/, `-${size}`),
	);
}
