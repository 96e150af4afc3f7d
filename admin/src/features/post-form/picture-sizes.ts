/** Natural sizes of pictures that this browser uploaded or saw load, by address: a page then reserves their place. */
const sizes = new Map<string, { width: number; height: number }>();

export function rememberSize(url: string, width: number, height: number): void {
	if (width > 0 && height > 0) sizes.set(url, { width, height });
}

export const knownSize = (url: string) => sizes.get(url);
