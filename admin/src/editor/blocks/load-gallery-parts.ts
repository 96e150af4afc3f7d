type Parts = typeof import('./gallery-parts.ts');

let parts: Parts | undefined;

/** Texts without a gallery never load what draws one. */
export async function loadGalleryParts(): Promise<Parts> {
	parts ??= await import('./gallery-parts.ts');
	return parts;
}

/** Now, where the parts have come already. */
export function withGalleryParts(use: (parts: Parts) => void): void {
	if (parts) use(parts);
	else void loadGalleryParts().then(use);
}
