type Part = typeof import('./description-box.ts');

let part: Part | undefined;

/** Asked for when a picture is chosen, so that it is there when its button is pressed. */
export async function loadDescriptionBox(): Promise<Part> {
	part ??= await import('./description-box.ts');
	return part;
}

/** Now, where the part has come already. */
export function withDescriptionBox(use: (part: Part) => void): void {
	if (part) use(part);
	else void loadDescriptionBox().then(use);
}
