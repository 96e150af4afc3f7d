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
 * Splits a list, newest first, into a front page and fixed older pages (up to 120 cards on one page, longer lists on
 * numbered pages). A new item changes only the front page.
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

export interface Page<T> {
	items: T[];
	/** Starts at 1; the requested page, clamped to the range. */
	page: number;
	/** At least 1. */
	pages: number;
	total: number;
}

/** One page of a list; a page out of range becomes the nearest one. */
export function paginate<T>(items: readonly T[], page: number, size: number): Page<T> {
	const pages = Math.max(1, Math.ceil(items.length / size));
	const current = Math.min(Math.max(1, Number.isFinite(page) ? Math.trunc(page) : 1), pages);
	const start = (current - 1) * size;
	return { items: items.slice(start, start + size), page: current, pages, total: items.length };
}

/** All pages of a list, at least one. */
export function listPages<T>(items: readonly T[], size: number): Page<T>[] {
	const { pages } = paginate(items, 1, size);
	return range(1, pages).map((number) => paginate(items, number, size));
}

/** The end of a page's address in a list of pages; the first has none. */
export const pageParam = ({ page }: Pick<Page<unknown>, 'page'>): string | undefined =>
	page > 1 ? String(page) : undefined;

/**
 * Up to 5 page numbers with ellipses, always including the first and the last.
 * @example pagerItems(5, 9) → [1, 'gap', 4, 5, 6, 'gap', 9]
 */
export function pagerItems(page: number, pages: number): (number | 'gap')[] {
	const most = limits.pagerNumbers;
	if (pages <= most) return range(1, pages);
	if (page <= most - 2) return [...range(1, most - 1), 'gap', pages];
	if (page > pages - (most - 2)) return [1, 'gap', ...range(pages - most + 2, pages)];
	return [1, 'gap', ...range(page - 1, page + 1), 'gap', pages];
}

/** Reads a page number from an address; anything invalid is page 1. */
export function parsePage(text: string | null | undefined): number {
	if (!text || !/^\d{1,9}$/.test(text)) return 1;
	return Math.max(1, Number(text));
}

function range(from: number, to: number): number[] {
	return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
