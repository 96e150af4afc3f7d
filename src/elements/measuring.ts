import { storageKeys } from '#config/storage-keys';
import { readStored } from './browser-storage.ts';
import { startGoogleTag } from './google-tag.ts';

const measurementId =
	document.querySelector<HTMLMetaElement>('meta[name="measurement-id"]')?.content ?? '';
let measuring: AbortController | undefined;

/** Loaded when the reader agrees; a later refusal stops it, and agreeing again restarts it. */
function follow(): void {
	if (readStored(storageKeys.analyticsConsent) === 'granted') {
		if (measuring) return;
		measuring = new AbortController();
		startGoogleTag(measurementId, measuring.signal, follow);
	} else {
		measuring?.abort();
		measuring = undefined;
	}
}

// Before the start, so that a refusal is heard even where that fails.
document.addEventListener('consent', follow);
follow();
