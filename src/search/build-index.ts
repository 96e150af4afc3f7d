import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Snapshot, snapshotFile } from '#content/snapshot';
import { isBook } from '#domain/book';
import { groupByAuthor, groupByTag, type NameGroup } from '#domain/group-by-name';
import { pickMostRead } from '#domain/most-read';
import type { PostSummary } from '#domain/post';
import { ByteWriter } from './bytes.ts';
import { type FormerNames, listFormerNames } from './former-names.ts';
import { type IndexShard, indexSegment } from './index-segment.ts';
import { invertKeys, invertWords } from './invert.ts';
import { categoryKey, tagKey } from './keys.ts';
import { listKnownWords } from './known-words.ts';
import {
	firstOfLastSegment,
	manifestName,
	type SearchManifest,
	type SearchSegment,
	searchFolder,
	searchFormat,
} from './manifest.ts';
import { PartWriter } from './part-writer.ts';
import { writePosting } from './postings.ts';
import { type PostWords, readWords } from './read-words.ts';
import { writeCards } from './write-cards.ts';

/** Every search loads them, so a blog's rarer tags and authors are not suggested. */
const mostNames = 300;

export interface BuildSearchIndex {
	snapshotFolder: string;
	/** The site's folder; the index is written to `search` in it. */
	outFolder: string;
}

/** Writes the search index of a snapshot. Deterministic: the same posts always give the same bytes. */
export async function buildSearchIndex({
	snapshotFolder,
	outFolder,
}: BuildSearchIndex): Promise<SearchManifest> {
	const snapshot = JSON.parse(
		await readFile(join(snapshotFolder, snapshotFile), 'utf8'),
	) as Snapshot;
	const posts = snapshot.posts.toReversed();
	const words = readWords(snapshotFolder, posts);
	const folder = join(outFolder, searchFolder);
	await mkdir(folder, { recursive: true });
	const parts = new PartWriter(folder);
	const border = firstOfLastSegment(posts.length);

	const addSegment = (from: number, to: number): SearchSegment => {
		const shards = indexRun(posts, words, from, to);
		return {
			first: from,
			count: to - from,
			bounds: shards.map(({ bound }) => bound),
			shards: parts.writeShards(shards.map(({ bytes }) => bytes)),
		};
	};
	const segments = border > 0 ? [addSegment(0, border)] : [];
	segments.push(addSegment(border, posts.length));

	const former = listFormerNames(snapshot);
	const manifest: SearchManifest = {
		format: searchFormat,
		count: posts.length,
		...listNames(snapshot),
		words: parts.writeWords(listKnownWords(posts, words)),
		...listMostRead(snapshot, posts),
		...(hasFormer(former) && { former: parts.writeFormer(former) }),
		books: listBooks(posts),
		cards: parts.writeCards(writeCards(posts)),
		segments,
	};
	await writeFile(join(folder, manifestName), JSON.stringify(manifest));
	return manifest;
}

/** The names that a search may suggest. */
function listNames({ posts, categories }: Snapshot) {
	const byCategory = Map.groupBy(posts, ({ category }) => category?.id);
	const commonest = (groups: NameGroup[]) =>
		groups
			.toSorted((a, b) => b.posts.length - a.posts.length)
			.slice(0, mostNames)
			.map(({ name }) => name);
	return {
		categories: categories
			.map((category) => ({ ...category, count: byCategory.get(category.id)?.length ?? 0 }))
			.toSorted((a, b) => b.count - a.count),
		tags: commonest(groupByTag(posts)),
		authors: commonest(groupByAuthor(posts)),
	};
}

function listMostRead({ most_read }: Snapshot, posts: readonly PostSummary[]) {
	const most = pickMostRead(posts, most_read).map((post) => posts.indexOf(post));
	return most.length > 0 && { most };
}

const hasFormer = ({ categories, tags }: FormerNames) => categories.length + tags.length > 0;

function indexRun(
	posts: readonly PostSummary[],
	words: PostWords,
	from: number,
	to: number,
): IndexShard[] {
	const numbersOf = words.numbersOf.slice(from, to);
	const titlesOf = numbersOf.map((all, post) => all.subarray(0, words.titleCounts[from + post]));
	return indexSegment({
		words: invertWords(words.words, numbersOf),
		titles: invertWords(words.words, titlesOf),
		filters: invertKeys(posts.slice(from, to).map(listFilters)),
		count: to - from,
	});
}

function listFilters(post: PostSummary): string[] {
	const filters = post.tags.map(tagKey);
	if (post.category) filters.push(categoryKey(post.category.id));
	return [...new Set(filters)];
}

/** The numbers of the posts that are books, as a posting in base64. */
function listBooks(posts: readonly PostSummary[]): string {
	const books = posts.flatMap((post, number) => (isBook(post) ? [number] : []));
	const writer = new ByteWriter();
	writePosting(writer, books, posts.length);
	return Buffer.from(writer.take()).toString('base64');
}
