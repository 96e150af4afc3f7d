/** Natural sizes, by address, of pictures that this browser uploaded or loaded, so that pages can reserve their space. */
const sizes = new Map<string, { width: number; height: number }>();

export function rememberSize(url: string, width: number, height: number): void {
	if (width > 0 && height > 0) sizes.set(url, { width, height });
}

export const knownSize = (url: string) => sizes.get(url);
