import { z } from 'zod';
import { isWithin } from '#domain/time/is-within';
import type { Deps } from './deps.ts';

const prefix = 'faults/';
const keptMs = 24 * 3_600_000;
const most = 50;

const fault = z.object({
	at: z.string(),
	what: z.string(),
	code: z.string(),
	request_id: z.string(),
});
export type Fault = z.output<typeof fault>;

type FaultDeps = Pick<Deps, 'blobs' | 'now' | 'log'>;
const minuteLength = 'YYYY-MM-DDThh:mm'.length;
const isOld = (key: string, now: Date) =>
	!isWithin(`${key.slice(prefix.length, prefix.length + minuteLength)}Z`, keptMs, now);

/**
 * Stores a fault for the page 'Sistema', outside the database, which may be what failed. Keeps one per minute and kind,
 * so that nobody can fill the storage by provoking faults.
 */
export async function rememberFault(deps: FaultDeps, found: Omit<Fault, 'at'>): Promise<void> {
	const at = deps.now().toISOString();
	const key = `${prefix}${at.slice(0, minuteLength)}-${found.what.replaceAll('/', '.')}-${found.code}`;
	try {
		await deps.blobs.write(key, JSON.stringify({ at, ...found } satisfies Fault));
	} catch (error) {
		deps.log('fault_not_kept', { message: String(error) });
	}
}

/** The last day's faults, newest first; empty when they cannot be read. */
export async function listFaults(deps: FaultDeps): Promise<Fault[]> {
	try {
		return await readFaults(deps);
	} catch (error) {
		deps.log('faults_unread', { message: String(error) });
		return [];
	}
}

async function readFaults({ blobs, now }: FaultDeps): Promise<Fault[]> {
	const keys = (await blobs.list(prefix)).filter((key) => !isOld(key, now()));
	const texts = await Promise.all(
		keys
			.sort()
			.slice(-most)
			.map((key) => blobs.read(key)),
	);
	return texts
		.filter((text) => text !== undefined)
		.map((text) => fault.parse(JSON.parse(text)))
		.sort((a, b) => b.at.localeCompare(a.at));
}

export async function purgeFaults({ blobs, now }: FaultDeps): Promise<void> {
	const keys = (await blobs.list(prefix)).filter((key) => isOld(key, now()));
	await Promise.all(keys.map((key) => blobs.remove(key)));
}

/** Runs work that no caller waits for. Stores a failure for 'Sistema' and throws it again. */
export async function keepFault<Result>(
	deps: FaultDeps,
	what: string,
	work: () => Promise<Result>,
): Promise<Result> {
	try {
		return await work();
	} catch (error) {
		await rememberFault(deps, { what, code: 'internal', request_id: '' });
		throw error;
	}
}
