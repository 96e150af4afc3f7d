import { limits } from '#config/limits';
import { ensureCategory } from '#db/categories';
import type { Database } from '#db/client';
import { findFreeSlug } from '#db/free-slug';
import { type ImportedPost, importPosts } from '#db/import-posts';
import { listPresentPosts } from '#db/list-present-posts';
import { AppError } from '#domain/app-error';
import type { ImportItem } from './read-items.ts';
import { type Prepared, toPost } from './to-post.ts';

export type ImportOutcome = 'taken' | 'changed' | 'present' | 'refused';

export interface ImportReport {
	source: string;
	outcome: ImportOutcome;
	/** What was changed, or why it was refused. */
	notes: string[];
}

export interface ImportOptions {
	publish: boolean;
	now: Date;
	/** Called after every batch. */
	onProgress?: (done: number, total: number) => void;
}

const batchSize = 50;

type Candidate = { item: ImportItem } & (Prepared | { refusal: string });

function prepare(item: ImportItem, now: string, publish: boolean): Candidate {
	try {
		return { item, ...toPost(item, { now, publish }) };
	} catch (error) {
		if (error instanceof AppError) return { item, refusal: error.message };
		throw error;
	}
}

/** Equal times a millisecond apart, so that the file's order is the order of the lists. */
function separateTimes(): (time: string) => string {
	const taken = new Set<number>();
	return (time) => {
		let instant = Date.parse(time);
		while (taken.has(instant)) instant -= 1;
		taken.add(instant);
		return new Date(instant).toISOString();
	};
}

/** Slugs given in this run count as taken too: `titulo`, `titulo-2`, `titulo-3` … */
function freeSlugs(db: Database): (slug: string, id: string) => Promise<string> {
	const given = new Set<string>();
	return async (slug, id) => {
		let free = await findFreeSlug(db, slug, id);
		for (let number = 2; given.has(free); number += 1) {
			const base = slug.slice(0, limits.slug - String(number).length - 1).replace(/-+$/, '');
			free = await findFreeSlug(db, `${base}-${number}`, id);
		}
		given.add(free);
		return free;
	};
}

/** Stores items with the dates they bring; an item that is there already stays as it is. */
export async function importItems(
	db: Database,
	items: ImportItem[],
	options: ImportOptions,
): Promise<ImportReport[]> {
	const now = options.now.toISOString();
	const separate = separateTimes();
	const findSlug = freeSlugs(db);
	const reports: ImportReport[] = [];

	async function toStored({ post, changes }: Prepared): Promise<ImportedPost> {
		const { categoryName, ...rest } = post;
		const created_at = separate(post.created_at);
		const slug = await findSlug(post.slug, post.id);
		if (slug !== post.slug) changes.push(`endereço: ${slug}`);
		const category = categoryName === '' ? null : await ensureCategory(db, categoryName);
		const published_at = post.published ? created_at : null;
		return { ...rest, slug, created_at, published_at, category_id: category?.id ?? null };
	}

	for (let start = 0; start < items.length; start += batchSize) {
		const batch = items.slice(start, start + batchSize);
		const candidates = batch.map((item) => prepare(item, now, options.publish));
		const accepted = candidates.filter((candidate) => 'post' in candidate);
		const present = await listPresentPosts(
			db,
			accepted.map(({ post }) => post.id),
		);
		const stored: ImportedPost[] = [];
		for (const candidate of accepted) {
			if (!present.has(candidate.post.id)) stored.push(await toStored(candidate));
		}
		const taken = new Set(await importPosts(db, stored, now));
		reports.push(...candidates.map((candidate) => toReport(candidate, taken)));
		options.onProgress?.(reports.length, items.length);
	}
	return reports;
}

function toReport(candidate: Candidate, taken: Set<string>): ImportReport {
	const { source } = candidate.item;
	if ('refusal' in candidate) return { source, outcome: 'refused', notes: [candidate.refusal] };
	if (!taken.has(candidate.post.id)) return { source, outcome: 'present', notes: [] };
	const { changes } = candidate;
	return { source, outcome: changes.length > 0 ? 'changed' : 'taken', notes: changes };
}
