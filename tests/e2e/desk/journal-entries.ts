import type { Page } from '@playwright/test';
import { testAdmin } from '../../support/running-site.ts';

/** The form or the list offers a text of this browser back. */
export const offered = (page: Page) =>
	page.getByText(/Há um texto de .* que não chegou ao servidor/);

/** How many texts the browser's journal holds. */
export const countJournal = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number>((resolve, reject) => {
				const opening = indexedDB.open('mesa');
				opening.onerror = () => reject(opening.error);
				opening.onsuccess = () => {
					const count = opening.result.transaction('entries').objectStore('entries').count();
					count.onsuccess = () => {
						opening.result.close();
						resolve(count.result);
					};
				};
			}),
	);

const someText = {
	...{ title: 'Um texto deixado', content: 'Só neste navegador.', excerpt: '', author: 'Marina' },
	...{ category_id: '', tags: [], read_time: '5 min', image_url: '', image_alt: '', slug: '' },
	scheduled_at: null,
};

/** What a visit that is over left of a text that was only begun. */
export const aBegunEntry = (part: object = {}) => ({
	...{ user: testAdmin.email, postId: crypto.randomUUID(), tab: crypto.randomUUID() },
	...{ values: someText, at: new Date().toISOString(), baseRevision: 0 },
	...part,
});

/** Puts a text into the browser's journal, as a tab that is gone would have left it. */
export const leaveText = (page: Page, entry: object) =>
	page.evaluate(
		(given) =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open('mesa');
				opening.onerror = () => reject(opening.error);
				opening.onsuccess = () => {
					const writing = opening.result.transaction('entries', 'readwrite');
					writing.objectStore('entries').put(given);
					writing.oncomplete = () => {
						opening.result.close();
						resolve();
					};
				};
			}),
		entry,
	);
