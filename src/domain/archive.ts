import { limits } from '#config/limits';

export interface Archive<T> {
	/** The newest items: the whole list if it fits on one page, otherwise more than half a page. */
	front: T[];
	/** The older items, newest page first, half a page each. */
	older: ArchivePage<T>[];
}

export interface ArchivePage<T> {
	/** Counted from the oldest page, which is 2, so a new item changes no page number. */
	number: number;
	items: T[];
}

/**
 * Splits a list, newest first, into a front page and fixed older pages (S5: up to 120 cards on one page, longer lists
 * on numbered pages). A new item changes only the front page.
 */
export function splitArchive<T>(
	items: readonly T[],
	most: number = limits.listPageSize,
): Archive<T> {
	if (items.length <= most) return { front: [...items], older: [] };
	const size = Math.floor(most / 2);
	const pages = Math.ceil((items.length - most) / size);
	const frontSize = items.length - pages * size;
	const older = Array.from({ length: pages }, (_, index) => {
		const start = frontSize + index * size;
		return { number: pages - index + 1, items: items.slice(start, start + size) };
	});
	return { front: items.slice(0, frontSize), older };
}
