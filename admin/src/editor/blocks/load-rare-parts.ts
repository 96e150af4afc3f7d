export type RareParts = typeof import('./rare-parts.ts');

let parts: RareParts | undefined;

/** Texts without galleries, videos and ways to the house never load what draws them. */
export async function loadRareParts(): Promise<RareParts> {
	parts ??= await import('./rare-parts.ts');
	return parts;
}

/** Now, where the parts have come already. */
export function withRareParts(use: (parts: RareParts) => void): void {
	if (parts) use(parts);
	else void loadRareParts().then(use);
}
