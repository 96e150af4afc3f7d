import { storageKeys } from '#config/storage-keys';
import { readStored } from './browser-storage.ts';
import { startGoogleTag } from './google-tag.ts';

const measurementId =
	document.querySelector<HTMLMetaElement>('meta[name="measurement-id"]')?.content ?? '';
let stop: (() => void) | undefined;

/** Loaded when the reader agrees; a later refusal stops it, and agreeing again restarts it. */
function follow(): void {
	if (readStored(storageKeys.analyticsConsent) === 'granted') {
		stop ??= startGoogleTag(measurementId);
	} else {
		stop?.();
		stop = undefined;
	}
}

follow();
document.addEventListener('consent', follow);
