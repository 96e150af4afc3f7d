import { scriptPaths } from '#config/script-paths';

/** A picture that fails to load is replaced by the local placeholder. */
export function replaceFailedImages(): void {
	// Picture errors do not bubble, so one listener captures them all.
	document.addEventListener('error', ({ target }) => replace(target), true);
	for (const image of document.images) {
		// Failed before this ran. Loaded again to be sure, because a drawing without a size looks the same.
		if (image.complete && image.naturalWidth === 0) image.src = image.getAttribute('src') ?? '';
	}
}

function replace(target: EventTarget | null): void {
	if (!(target instanceof HTMLImageElement) || 'failed' in target.dataset) return;
	target.dataset['failed'] = '';
	target.removeAttribute('srcset');
	target.src = scriptPaths.imagePlaceholder;
}
