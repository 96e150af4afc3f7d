/** The name in an address after `#`. A stray percent sign stays what it is. */
export function decodeAnchor(anchor: string): string {
	try {
		return decodeURIComponent(anchor);
	} catch {
		return anchor;
	}
}
