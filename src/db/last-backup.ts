import type { Database } from './client.ts';
import { readState, writeState } from './site-state.ts';

export interface LastBackup {
	at: string;
	posts: number;
	pictures: number;
}

const key = 'backup';

export const rememberBackup = (db: Database, backup: LastBackup): Promise<void> =>
	writeState(db, key, backup);

/** The newest complete backup that `npm run backup` has written. */
export const findLastBackup = (db: Database): Promise<LastBackup | undefined> =>
	readState<LastBackup>(db, key);
