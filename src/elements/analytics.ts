import { storageKeys } from '#config/storage-keys';
import { readStored } from './browser-storage.ts';

const measurementId = document.querySelector<HTMLMetaElement>(
	'meta[name="measurement-id"]',
)?.content;
const preferences = document.querySelectorAll<HTMLButtonElement>(
	'button[data-consent-preferences]',
);
let stopMeasuring: (() => void) | undefined;

/** Before the reader says yes nothing third-party loads; after a no, nothing runs on. */
async function follow(answer: string | null, id: string): Promise<void> {
	if (answer === 'granted') {
		const { startMeasuring } = await import('./measure.ts');
		stopMeasuring ??= startMeasuring(id);
	} else if (answer === 'denied') {
		stopMeasuring?.();
		stopMeasuring = undefined;
	} else await ask(id);
}

async function ask(id: string, opener?: HTMLElement): Promise<void> {
	const { askForConsent } = await import('./consent-bar.ts');
	await follow(await askForConsent(opener), id);
}

if (measurementId) {
	for (const button of preferences) {
		button.hidden = false;
		button.addEventListener('click', () => void ask(measurementId, button));
	}
	void follow(readStored(storageKeys.analyticsConsent), measurementId);
}
