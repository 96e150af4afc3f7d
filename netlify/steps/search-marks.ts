import { createHash } from 'node:crypto';
import type { SearchMark } from '#domain/count-searches';
import type { Deps } from '#lib/deps';

/**
 * Names of blobs: a place for each text of a network address, in it one for each reader who asked for it, and one that
 * tells the minute, the number of results and the text.
 */
const root = 'searches/';

/** So many texts of a network address count in a day. */
const places = 256;
/** Texts that would share a place move on, by one place at most so often. */
const mostMoves = 4;

const encode = (text: string) => Buffer.from(text).toString('base64url');
const decode = (name: string) => Buffer.from(name, 'base64url').toString();

/** The key of a text's place; undefined when its places are taken by other texts. */
async function findPlace(deps: Deps, address: string, text: string): Promise<string | undefined> {
	const first = createHash('sha256').update(text).digest().readUInt8();
	for (let move = 0; move < mostMoves; move += 1) {
		const key = `${address}/${(first + move) % places}`;
		if (await deps.blobs.write(key, text, { isNew: true })) return key;
		if ((await deps.blobs.read(key)) === text) return key;
	}
	return undefined;
}

interface MarkedSearch extends SearchMark {
	day: string;
	/** The hashes of the reader and of the network address. */
	reader: string;
	address: string;
}

export async function markSearch(deps: Deps, search: MarkedSearch): Promise<void> {
	const { day, address, reader, text, minute, results } = search;
	const place = await findPlace(deps, `${root}${day}/${address}`, text);
	if (!place || !(await deps.blobs.write(`${place}.${reader}`, '', { isNew: true }))) return;
	await deps.blobs.write(`${place}.${reader}.${minute}.${results}/${encode(text)}`, '');
}

export interface SearchMarks {
	/** All keys by day. */
	keys: { key: string; day: string }[];
	marks: (SearchMark & { day: string })[];
}

export async function listSearchMarks(deps: Deps): Promise<SearchMarks> {
	const keys = (await deps.blobs.list(root)).map((key) => ({ key, day: key.split('/')[1] ?? '' }));
	const marks = keys.flatMap(({ key, day }) => {
		const [, , , mark = '', text] = key.split('/');
		const [, , minute, results] = mark.split('.');
		if (text === undefined) return [];
		return [{ day, text: decode(text), minute: Number(minute), results: Number(results) }];
	});
	return { keys, marks };
}
