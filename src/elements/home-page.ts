import './every-page.ts';
import { scriptPaths } from '#config/script-paths';
import { storageKeys } from '#config/storage-keys';
import { keepStored, readStored } from './browser-storage.ts';

/** On home, once per browser, asks the server to give covers to posts without a picture. A failure only warns. */
async function seedStockImages(): Promise<void> {
	if (readStored(storageKeys.stockSeeded)) return;
	try {
		const response = await fetch(scriptPaths.api('seed-stock-images'), {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ regenerate: false }),
		});
		// An unread response body keeps the page loading.
		await response.text();
		if (!response.ok) throw new Error(`HTTP ${response.status}`);
		keepStored(storageKeys.stockSeeded, 'true');
	} catch (error) {
		console.warn('The stock images could not be asked for.', error);
	}
}

const start = () => void seedStockImages();
if ('requestIdleCallback' in window) addEventListener('load', () => requestIdleCallback(start));
else addEventListener('load', () => setTimeout(start, 2000));
