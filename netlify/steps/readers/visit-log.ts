import { createHmac } from 'node:crypto';
import { localDay } from '#domain/time/dates';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';

const keyRoot = 'views-key/';
/** Every browser's name begins so; programs have names of their own. */
const browsers = /^(?:Mozilla|Opera)\//;
/** Those that pose as a browser. Cubot is a maker of phones. */
const bots =
	/(?<!cu)bot|compatible;|crawl|spider|slurp|preview|headless|lighthouse|inspection|embedly|monitor|check|jsdom/i;

/** At most this many readers per network address and day count, whatever browsers they claim to use. */
const mostPerAddress = 16;
/** How many places a new reader tries: enough at an address with fewer readers, and cheap at one that floods. */
const mostTries = 4;

/** How long after its end a day still takes what its readers do. */
const lateMs = 6 * 3_600_000;

/** The day in São Paulo that a reader counts on. */
export const countedDay = (now: Date): string => localDay(now.toISOString());

export const dayBefore = (day: string): string =>
	new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** The days before this one take no more marks. */
export const firstOpenDay = (now: Date): string => countedDay(new Date(now.getTime() - lateMs));

/** Excludes bots, those who ask not to be counted, and the editor, whose browser has the binding cookie. */
const isReader = ({ userAgent, binding, isUncounted }: Caller): boolean =>
	binding === undefined && !isUncounted && browsers.test(userAgent) && !bots.test(userAgent);

/** The day's secret key: without it nobody can tell whose marks these are, and it is deleted with the day. */
async function getDayKey(deps: Deps, day: string): Promise<string> {
	const key = keyRoot + day;
	const found = await deps.blobs.read(key);
	if (found !== undefined) return found;
	const made = Buffer.from(deps.randomBytes(32)).toString('base64url');
	if (await deps.blobs.write(key, made, { isNew: true })) return made;
	const winner = await deps.blobs.read(key);
	if (winner === undefined) throw new Error('the key of the day is neither new nor there');
	return winner;
}

/** A reader on a day, in letters, digits, `-` and `_`, which identify nobody. */
export interface ReaderKeys {
	/** Of this browser at this address. */
	own: string;
	/** Where its marks may stand among the sixteen places of its address: the first that is free. */
	places: string[];
}

function nameReader(dayKey: string, { ip, userAgent }: Caller): ReaderKeys {
	const hash = (text: string) => createHmac('sha256', dayKey).update(text).digest();
	const own = hash(`${ip}\n${userAgent}`);
	const [first, step] = [own.readUInt32BE(), 2 * own.readUInt8(4) + 1];
	const places = Array.from({ length: mostTries }, (_, tried) =>
		hash(`${ip}\n${(first + tried * step) % mostPerAddress}`).toString('base64url'),
	);
	return { own: own.toString('base64url'), places };
}

export const getReader = async (deps: Deps, caller: Caller, day: string): Promise<ReaderKeys> =>
	nameReader(await getDayKey(deps, day), caller);

/** The same for all readers of a network address. */
export const getReaderAddress = async (deps: Deps, { ip }: Caller, day: string): Promise<string> =>
	createHmac('sha256', await getDayKey(deps, day))
		.update(ip)
		.digest('base64url');

/** The same for a day that may have no readers; makes no key. */
export async function findReader(
	deps: Deps,
	caller: Caller,
	day: string,
): Promise<ReaderKeys | undefined> {
	const dayKey = await deps.blobs.read(keyRoot + day);
	return dayKey === undefined ? undefined : nameReader(dayKey, caller);
}

/** The keys of days before `day`. */
export async function listOldDayKeys(deps: Deps, day: string): Promise<string[]> {
	const keys = await deps.blobs.list(keyRoot);
	return keys.filter((key) => key.slice(keyRoot.length) < day);
}

/** What cannot be stored is lost without an error for the reader, and a caller who is no reader leaves nothing. */
export async function countForReader(
	deps: Deps,
	caller: Caller,
	mark: () => Promise<unknown>,
): Promise<{ success: true }> {
	try {
		if (isReader(caller)) await mark();
	} catch (error) {
		// A store's message may quote the key, which holds what was searched for.
		deps.log('view_lost', { bug: error instanceof Error ? error.name : 'unknown' });
	}
	return { success: true };
}
