import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { completeCopy } from '#domain/post/post-versions';
import type { PostValues } from './post-values.ts';

/** The last state of a post in one visit to its form that the server has not confirmed. */
export interface JournalEntry {
	user: string;
	postId: string;
	/** The id of the visit, so that a form never overwrites what an earlier visit left. */
	tab: string;
	values: PostValues;
	/** When the last key was pressed. */
	at: string;
	/** The post revision that the text started from; 0 for a post not created yet. */
	baseRevision: number;
	/** When the user discarded it in an earlier version, which kept it here alone. */
	thrownAt?: string;
}

interface JournalSchema extends DBSchema {
	entries: { key: [string, string, string]; value: JournalEntry; indexes: { at: string } };
}

let opened: Promise<IDBPDatabase<JournalSchema>> | undefined;

const open = (): Promise<IDBPDatabase<JournalSchema>> =>
	openDB<JournalSchema>('mesa', 1, {
		upgrade(fresh) {
			const store = fresh.createObjectStore('entries', { keyPath: ['user', 'postId', 'tab'] });
			store.createIndex('at', 'at');
		},
	});

function database(): Promise<IDBPDatabase<JournalSchema>> {
	opened ??= open().catch((error: unknown) => {
		// The next text tries again.
		opened = undefined;
		throw error;
	});
	return opened;
}

let isAsked = false;
/** Asks that texts stay when the disk is nearly full. Browsers forget them without telling anybody. */
function askToKeep(): void {
	if (isAsked) return;
	isAsked = true;
	// Where the person or the browser refuses, the server still gets the text.
	navigator.storage?.persist?.().catch(() => undefined);
}

type Store = IDBPObjectStore<JournalSchema, ['entries'], 'entries', 'readwrite'>;

/**
 * A page that closes has no time left to commit on its own: the text would be rolled back, and in Safari, which keeps
 * the page, an open transaction would hold up the journals of all pages after it.
 */
async function change(act: (store: Store) => Promise<unknown>): Promise<void> {
	const changing = (await database()).transaction('entries', 'readwrite');
	const acted = act(changing.store);
	changing.commit();
	await Promise.all([acted, changing.done]);
}

export async function writeEntry(entry: JournalEntry): Promise<void> {
	const written = change((store) => store.put(entry));
	askToKeep();
	await written;
}

export const removeEntry = ({ user, postId, tab }: Pick<JournalEntry, 'user' | 'postId' | 'tab'>) =>
	change((store) => store.delete([user, postId, tab]));

/** This user's entries, newest first; of one post if given. */
export async function listEntries(user: string, postId?: string): Promise<JournalEntry[]> {
	const all = await (await database()).getAll('entries');
	return all
		.filter((entry) => entry.user === user && (postId === undefined || entry.postId === postId))
		.map((entry) => ({ ...entry, values: completeCopy(entry.values) }))
		.sort((a, b) => b.at.localeCompare(a.at));
}
