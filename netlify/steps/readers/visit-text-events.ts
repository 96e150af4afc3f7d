import { createHash } from 'node:crypto';
import type { SearchEvent } from '#domain/readers/count-visits';
import { localTime } from '#domain/time/dates';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { countedDay, getReader, getReaderAddress } from './visit-log.ts';

/**
 * Names of blobs: a place for each text of a network address, in it one for each reader who asked for it, and one that
 * tells the minute, the number of results and the text.
 */
interface TextEventKind {
	root: string;
	/** So many texts of a network address count in a day. */
	places: number;
	/** Whoever asks for more is a scanner, of which nothing counts. */
	isAllOrNothing?: true;
}
export const searchEvents: TextEventKind = { root: 'searches/', places: 256 };
export const missedAddressEvents: TextEventKind = {
	root: 'missed/',
	places: 16,
	isAllOrNothing: true,
};

/** Texts that would share a place move on, by one place at most so often. */
const mostMoves = 4;
const full = 'full';

const encode = (text: string) => Buffer.from(text).toString('base64url');
const decode = (name: string) => Buffer.from(name, 'base64url').toString();

/** The key of a text's place; undefined when its places are taken by other texts. */
async function findSlot(deps: Deps, address: string, text: string, places: number) {
	const first = createHash('sha256').update(text).digest().readUInt8();
	for (let move = 0; move < mostMoves; move += 1) {
		const key = `${address}/${(first + move) % places}`;
		if (await deps.blobs.write(key, text, { isNew: true })) return key;
		if ((await deps.blobs.read(key)) === text) return key;
	}
	return undefined;
}

/** Marks what a reader asked for, and how many results that had, once per reader, text and day. */
export async function recordText(
	deps: Deps,
	caller: Caller,
	{ root, places, isAllOrNothing }: TextEventKind,
	{ text, results }: Pick<SearchEvent, 'text' | 'results'>,
): Promise<void> {
	const now = deps.now();
	const day = countedDay(now);
	const address = `${root}${day}/${await getReaderAddress(deps, caller, day)}`;
	// Browsers of one address that share a place ask for the same text as one, so that sixteen at most count.
	const [reader = ''] = (await getReader(deps, caller, day)).places;
	const place = await findSlot(deps, address, text, places);
	if (!place && isAllOrNothing) await deps.blobs.write(`${address}/${full}`, '');
	if (!place || !(await deps.blobs.write(`${place}.${reader}`, '', { isNew: true }))) return;
	const { hour, minute } = localTime(now.toISOString());
	const at = Number(hour) * 60 + Number(minute);
	await deps.blobs.write(`${place}.${reader}.${at}.${results}/${encode(text)}`, '');
}

export interface TextEvents {
	/** All keys by day, each network address's scanner last: what is left of its marks still does not count. */
	keys: { key: string; day: string }[];
	marks: (SearchEvent & { day: string })[];
}

export async function listTextEvents(deps: Deps, { root }: TextEventKind): Promise<TextEvents> {
	const keys = (await deps.blobs.list(root))
		.toSorted()
		.map((key) => ({ key, day: key.split('/')[1] ?? '' }));
	const scanners = new Set(keys.flatMap(({ key }) => (key.endsWith(`/${full}`) ? [key] : [])));
	const marks = keys.flatMap(({ key, day }) => {
		const [, , address, mark = '', text] = key.split('/');
		const [, , minute, results] = mark.split('.');
		if (text === undefined || scanners.has(`${root}${day}/${address}/${full}`)) return [];
		return [{ day, text: decode(text), minute: Number(minute), results: Number(results) }];
	});
	return { keys, marks };
}
