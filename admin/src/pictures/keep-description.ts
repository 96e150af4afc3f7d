import { images } from '#contract/images';
import { storedHash } from '#domain/pictures/picture-address';
import { call } from '../api/call.ts';

/** Keeps what a picture shows with the picture, for its next use. If it fails, the post still has the description. */
export function keepDescription(url: string, alt: string): void {
	const hash = storedHash(url);
	if (hash === undefined || alt === '') return;
	call(images, { action: 'describe', hash, alt }).catch((error: unknown) =>
		console.warn('describe', error),
	);
}
