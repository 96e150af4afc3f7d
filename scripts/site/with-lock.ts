import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

const pauseMs = 100;
const busy = 5; // SQLITE_BUSY

function isTaken(lock: DatabaseSync): boolean {
	try {
		lock.exec('begin exclusive');
		return false;
	} catch (error) {
		if (error instanceof Error && Reflect.get(error, 'errcode') === busy) return true;
		throw error;
	}
}

/**
 * Runs `work` while no other process does the same in `folder`. The lock is SQLite's, because Node has none of its own:
 * the system releases it even when its process is killed. `onWait` is called once if another process is at work.
 */
export async function withLock<T>(
	folder: string,
	work: () => Promise<T>,
	onWait: () => void = () => undefined,
): Promise<T> {
	mkdirSync(dirname(folder), { recursive: true });
	const lock = new DatabaseSync(`${folder}.lock`, { timeout: 0 });
	try {
		if (isTaken(lock)) {
			onWait();
			while (isTaken(lock)) await setTimeout(pauseMs);
		}
		return await work();
	} finally {
		lock.close();
	}
}
