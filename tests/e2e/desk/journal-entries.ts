import type { Page } from '@playwright/test';
import { testAdmin } from '../../support/running-site.ts';

/** Waits until the form or the list offers to restore a text of this browser. */
export const offered = (page: Page) => page.getByText(/Há um texto .* que não chegou ao servidor/);

/** What the browser's journal contains; nothing before the desk has been opened. */
export const readJournal = (page: Page): Promise<{ values: { content: string } }[]> =>
	page.evaluate(async () => {
		const all = await indexedDB.databases();
		if (!all.some(({ name }) => name === 'mesa')) return [];
		return new Promise((resolve, reject) => {
			const opening = indexedDB.open('mesa');
			opening.onerror = () => reject(opening.error);
			opening.onsuccess = () => {
				const found = opening.result.transaction('entries').objectStore('entries').getAll();
				found.onsuccess = () => {
					opening.result.close();
					resolve(found.result);
				};
			};
		});
	});

const someText = {
	title: 'Um texto deixado',
	content: 'Só neste navegador.',
	excerpt: '',
	author: 'Marina',
	category_id: '',
	tags: [],
	read_time: '5 min',
	image_url: '',
	image_alt: '',
	slug: '',
	scheduled_at: null,
};

/** A text that is not a post yet, left by a visit that ended. */
export const aBegunEntry = (part: object = {}) => ({
	user: testAdmin.email,
	postId: crypto.randomUUID(),
	tab: crypto.randomUUID(),
	values: someText,
	at: new Date().toISOString(),
	baseRevision: 0,
	...part,
});

/** Puts a text into the browser's journal, as a closed tab would have left it. */
export async function leaveText(page: Page, entry: object) {
	const put = (given: object) =>
		new Promise<void>((resolve, reject) => {
			const opening = indexedDB.open('mesa', 1);
			// Nothing else holds the request, which a browser short of memory would forget.
			Object.assign(window, { opening });
			// As the desk makes it, when it comes second.
			opening.onupgradeneeded = () =>
				opening.result
					.createObjectStore('entries', { keyPath: ['user', 'postId', 'tab'] })
					.createIndex('at', 'at');
			opening.onerror = () => reject(opening.error);
			opening.onsuccess = () => {
				const writing = opening.result.transaction('entries', 'readwrite');
				writing.objectStore('entries').put(given);
				writing.oncomplete = () => resolve();
				writing.onabort = () => reject(writing.error);
				opening.result.close();
			};
		});
	await page.evaluate(put, entry);
}
