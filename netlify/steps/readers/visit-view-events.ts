import type { VisitEvent } from '#domain/readers/count-visits';
import type { VisitKind } from '#domain/readers/visit-kinds';
import type { Deps } from '#lib/deps';
import type { ReaderKeys } from './visit-log.ts';

/**
 * One blob for a reader, post and day, at one of the reader's places, and beside it an empty one for the source and one
 * for each act, with its name after a dot.
 */
const root = 'views/';

export interface ViewEvent extends VisitEvent {
	key: string;
	day: string;
}

const viewMarkKey = (day: string, slug: string, reader: string) =>
	`${root}${day}/${slug}/${reader}`;

export async function listViewEvents(deps: Deps): Promise<ViewEvent[]> {
	const keys = await deps.blobs.list(root);
	return keys.flatMap((key) => {
		const [, day, slug, mark = ''] = key.split('/');
		const [reader, kind = 'view'] = mark.split('.');
		return day && slug && reader ? [{ key, day, slug, reader, kind: kind as VisitKind }] : [];
	});
}

/** Takes the first free place, unless the reader has one; returns its key when it was taken now. */
export async function takeSlot(
	{ blobs }: Deps,
	{ own, places }: ReaderKeys,
	day: string,
	slug: string,
): Promise<string | undefined> {
	for (const place of places) {
		const key = viewMarkKey(day, slug, place);
		if (await blobs.write(key, own, { isNew: true })) return key;
		if ((await blobs.read(key)) === own) return undefined;
	}
	return undefined;
}

/** The key of the reader's place. */
export async function findSlot(
	{ blobs }: Deps,
	{ own, places }: ReaderKeys,
	day: string,
	slug: string,
): Promise<string | undefined> {
	for (const place of places) {
		const key = viewMarkKey(day, slug, place);
		const taken = await blobs.read(key);
		if (taken === own) return key;
		if (taken === undefined) return undefined;
	}
	return undefined;
}
