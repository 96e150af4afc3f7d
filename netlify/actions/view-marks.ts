import type { Deps } from '#lib/deps';

/** One empty blob per reader, post and day; its name is the only data. */
const root = 'views/';
const keyRoot = 'views-key/';

export interface ViewMark {
	key: string;
	day: string;
	slug: string;
}

export const viewDay = (now: Date): string => now.toISOString().slice(0, 10);

export const viewMarkKey = (day: string, slug: string, reader: string) =>
	`${root}${day}/${slug}/${reader}`;

export async function listViewMarks(deps: Deps): Promise<ViewMark[]> {
	const keys = await deps.blobs.list(root);
	return keys.flatMap((key) => {
		const [, day, slug] = key.split('/');
		return day && slug ? [{ key, day, slug }] : [];
	});
}

/** The day's secret key: without it nobody can identify readers by the names, and it is deleted later. */
export async function getDayKey(deps: Deps, day: string): Promise<string> {
	const key = keyRoot + day;
	const found = await deps.blobs.read(key);
	if (found !== undefined) return found;
	const made = Buffer.from(deps.randomBytes(32)).toString('base64url');
	if (await deps.blobs.write(key, made, { isNew: true })) return made;
	const winner = await deps.blobs.read(key);
	if (winner === undefined) throw new Error('the key of the day is neither new nor there');
	return winner;
}

/** The keys of days before `day`. */
export async function listOldDayKeys(deps: Deps, day: string): Promise<string[]> {
	const keys = await deps.blobs.list(keyRoot);
	return keys.filter((key) => key.slice(keyRoot.length) < day);
}
