import { createHmac } from 'node:crypto';
import { localDay } from '#domain/dates';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';

const keyRoot = 'views-key/';
const bots =
	/bot|crawl|spider|slurp|preview|headless|lighthouse|facebookexternalhit|embedly|whatsapp|telegram|curl|wget|python|java\/|go-http|node|axios|scrapy|monitor|check/i;

/** At most this many readers per network address and day count, whatever browsers they claim to use. */
const mostPerAddress = 16;

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
	binding === undefined && !isUncounted && userAgent !== '' && !bots.test(userAgent);

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

function nameReader(dayKey: string, { ip, userAgent }: Caller): string {
	const hash = (text: string) => createHmac('sha256', dayKey).update(text).digest();
	const browser = hash(`${ip}\n${userAgent}`).readUInt32BE() % mostPerAddress;
	return hash(`${ip}\n${browser}`).toString('base64url');
}

/** What a reader's marks of a day are named after: letters, digits, `-` and `_`, which identify nobody. */
export const getReaderMark = async (deps: Deps, caller: Caller, day: string): Promise<string> =>
	nameReader(await getDayKey(deps, day), caller);

/** The same for all readers of a network address. */
export const getAddressMark = async (deps: Deps, { ip }: Caller, day: string): Promise<string> =>
	createHmac('sha256', await getDayKey(deps, day))
		.update(ip)
		.digest('base64url');

/** The same for a day that may have no readers; makes no key. */
export async function findReaderMark(
	deps: Deps,
	caller: Caller,
	day: string,
): Promise<string | undefined> {
	const dayKey = await deps.blobs.read(keyRoot + day);
	return dayKey === undefined ? undefined : nameReader(dayKey, caller);
}

/** The keys of days before `day`. */
export async function listOldDayKeys(deps: Deps, day: string): Promise<string[]> {
	const keys = await deps.blobs.list(keyRoot);
	return keys.filter((key) => key.slice(keyRoot.length) < day);
}

/** D4: what cannot be stored is lost without an error for the reader, and a caller who is no reader leaves nothing. */
export async function markReader(
	deps: Deps,
	caller: Caller,
	mark: () => Promise<unknown>,
): Promise<{ success: true }> {
	try {
		if (isReader(caller)) await mark();
	} catch (error) {
		deps.log('view_lost', { message: error instanceof Error ? error.message : 'unknown' });
	}
	return { success: true };
}
