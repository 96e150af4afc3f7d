import { createHash } from 'node:crypto';
import type { ImportItem } from './import-item.ts';
import { parseDate } from './parse-date.ts';

/** A deterministic id: the same key gives the same post, however often it is imported. */
export function postIdOf(key: string): string {
	const hex = createHash('sha256').update(`import\0${key}`).digest('hex');
	const groups = [
		hex.slice(0, 8),
		hex.slice(8, 12),
		`4${hex.slice(13, 16)}`,
		`a${hex.slice(17, 20)}`,
	];
	return [...groups, hex.slice(20, 32)].join('-');
}

/** Under which ids this article may be stored already. */
export interface Identity {
	former: string[];
	/** Where another article may have the post's id. */
	own?: string;
	isDated: boolean;
}

export function identityOf(
	{ key, formerKeys = [], place, fields }: ImportItem,
	title: string,
	now: string,
): Identity {
	const date = parseDate(fields['date'] ?? fields['created_at']);
	const identity: Identity = {
		former: formerKeys.map(postIdOf),
		isDated: date !== undefined && date < now,
	};
	if (place === undefined) return identity;
	return {
		...identity,
		own: postIdOf(place === '' ? [key, title, date].join('#') : `${place}/${key}`),
	};
}
