import { configure } from '@testing-library/dom';
import { openDB } from 'idb';
import { afterAll, vi } from 'vitest';
import { forgetPublications } from '../../admin/src/site/watched-publication.ts';
import { showToasts } from '../../admin/src/ui/toast.ts';

// A part of the desk comes when it is wanted, late on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

// jsdom has neither layout, popovers nor modal dialogs; a test of the server's pages has no page at all.
const dialog = globalThis.HTMLDialogElement?.prototype ?? {};
dialog.showModal = function () {
	this.open = true;
};
dialog.close = () => undefined;
if (globalThis.HTMLElement) {
	HTMLElement.prototype.checkVisibility ??= () => true;
	HTMLElement.prototype.hidePopover ??= () => undefined;
	HTMLElement.prototype.scrollIntoView ??= () => undefined;
}
/** Asked anew each time, because the files of a worker share the desk's modules: a test says `innerWidth`. */
globalThis.matchMedia ??= (query) => {
	const [, rem] = /max-width: ([\d.]+)rem/.exec(query) ?? [];
	const matches = { get: () => rem !== undefined && innerWidth <= Number(rem) * 16 };
	return Object.defineProperty(new EventTarget(), 'matches', matches) as MediaQueryList;
};

const ignore = () => undefined;

/** The databases stay open in the desk's modules, and what is open cannot be deleted. */
async function emptyDatabases(): Promise<void> {
	for (const { name = '' } of (await globalThis.indexedDB?.databases()) ?? []) {
		const db = await openDB(name);
		await Promise.all([...db.objectStoreNames].map((store) => db.clear(store)));
		db.close();
	}
}

/** Test files share jsdom's page, its storage and the desk's modules, so that what one leaves there is found by another. */
afterAll(async () => {
	// What the editor loads beforehand may still be on its way, and would come when the page is gone.
	await vi.dynamicImportSettled();
	globalThis.document?.body.replaceChildren();
	globalThis.localStorage?.clear();
	await emptyDatabases();
	forgetPublications();
	const forget = showToasts({ success: ignore, error: ignore, info: ignore, dismiss: ignore });
	forget();
});
