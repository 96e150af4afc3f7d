import type { VisitMark } from '#domain/count-marks';
import type { VisitKind } from '#domain/visit-kinds';
import type { Deps } from '#lib/deps';

/**
 * Empty blobs, whose names are the only data: one for a reader, post and day, and beside it one for the source and one
 * for each act, with its name after a dot.
 */
const root = 'views/';

export interface ViewMark extends VisitMark {
	key: string;
	day: string;
}

export const viewMarkKey = (day: string, slug: string, reader: string) =>
	`${root}${day}/${slug}/${reader}`;

export async function listViewMarks(deps: Deps): Promise<ViewMark[]> {
	const keys = await deps.blobs.list(root);
	return keys.flatMap((key) => {
		const [, day, slug, mark = ''] = key.split('/');
		const [reader, kind = 'view'] = mark.split('.');
		return day && slug && reader ? [{ key, day, slug, reader, kind: kind as VisitKind }] : [];
	});
}
