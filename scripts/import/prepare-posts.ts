import { createHash } from 'node:crypto';
import { AppError } from '#domain/app-error';
import type { ImportItem } from './import-item.ts';
import { inTime } from './in-time.ts';
import { text } from './post-fields.ts';
import type { PostOptions, Prepared } from './to-post.ts';
import { toPost } from './to-post.ts';

/** The result for an item before the database is queried. */
export type Candidate = { source: string } & (Prepared | { refusal: string } | { repeats: true });

function prepare(item: ImportItem, options: PostOptions): Candidate {
	try {
		const { length } = text(item.fields['content']);
		return { source: item.source, ...inTime(length, () => toPost(item, options)) };
	} catch (error) {
		if (error instanceof AppError) return { source: item.source, refusal: error.message };
		throw error;
	}
}

/** Distinguishes two articles to which a broken export gave the same number. */
function separateKeys(): (item: ImportItem) => ImportItem | undefined {
	const seen = new Map<string, string>();
	return (item) => {
		const said = JSON.stringify([item.fields['title'], item.fields['content']]);
		const hash = createHash('sha256').update(said).digest('base64url');
		for (let number = 1; ; number += 1) {
			const key = number === 1 ? item.key : `${item.key}#${number}`;
			const known = seen.get(key);
			if (known === hash) return undefined;
			if (known !== undefined) continue;
			seen.set(key, hash);
			if (number === 1) return item;
			const formerKeys = item.formerKeys?.map((former) => `${former}#${number}`);
			return { ...item, key, ...(formerKeys && { formerKeys }) };
		}
	};
}

/** Converts items to posts, one at a time, without touching the database. */
export async function* preparePosts(
	items: AsyncIterable<ImportItem> | Iterable<ImportItem>,
	options: PostOptions,
): AsyncGenerator<Candidate> {
	const separate = separateKeys();
	for await (const given of items) {
		const item = separate(given);
		yield item ? prepare(item, options) : { source: given.source, repeats: true };
	}
}
