import type { Deps } from '#lib/deps';

/** One empty blob per reader, post and day; its name is the only data. */
const root = 'views/';

export interface ViewMark {
	key: string;
	day: string;
	slug: string;
}

export const viewMarkKey = (day: string, slug: string, reader: string) =>
	`${root}${day}/${slug}/${reader}`;

export async function listViewMarks(deps: Deps): Promise<ViewMark[]> {
	const keys = await deps.blobs.list(root);
	return keys.flatMap((key) => {
		const [, day, slug] = key.split('/');
		return day && slug ? [{ key, day, slug }] : [];
	});
}
