import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Snapshot, snapshotFile } from '#content/snapshot';
import { groupByAuthor, groupByTag, type NameGroup } from '#domain/names/group-by-name';
import { isBook } from '#domain/post/book';
import { pickMostRead } from '#domain/post/home-sections';
import type { PostSummary } from '#domain/post/post';
import { cardFields, mapFields } from '#domain/post/post-fields';
import type { CardColumns, StoredField } from './cards.ts';
import { listFormerNames } from './former-names.ts';
import { indexSegment } from './index-segment.ts';
import { listKnownWords } from './known-words.ts';
import {
	cardsName,
	cardsPerChunk,
	firstOfLastSegment,
	formerName,
	hashLength,
	manifestName,
	partsFolder,
	type SearchManifest,
	type SearchSegment,
	searchFolder,
	searchFormat,
	shardName,
	versionLength,
	wordsName,
} from './manifest.ts';
import { writePosting } from './postings.ts';
import { readWords } from './read-words.ts';

/** Writes the chunks of cards for the posts, oldest first. */
function writeCards(posts: readonly PostSummary[]): string[] {
	return Array.from({ length: Math.ceil(posts.length / cardsPerChunk) }, (_, chunk) => {
		const start = chunk * cardsPerChunk;
		return JSON.stringify(toColumns(posts.slice(start, start + cardsPerChunk)));
	});
}

const stored = cardFields.filter(
	(name): name is StoredField => name !== 'id' && name !== 'category',
);

function toColumns(posts: readonly PostSummary[]): CardColumns {
	return {
		...(mapFields(stored, (name) => posts.map((post) => post[name])) as Omit<
			CardColumns,
			'category_id' | 'drawing'
		>),
		drawing: posts.map(({ drawing }) => drawing ?? ''),
		category_id: posts.map((post) => post.category?.id ?? null),
	};
}

/** Every search loads them, so a blog's rarer tags and authors are not suggested. */
const mostNames = 300;

export interface BuildSearchIndex {
	snapshotFolder: string;
	/** The site's folder; the index is written to `search` in it. */
	outFolder: string;
}

/** Writes the search index of a snapshot. Deterministic: the same posts always give the same bytes. */
export async function buildSearchIndex(options: BuildSearchIndex): Promise<void> {
	const { snapshotFolder, outFolder } = options;
	const content = await readFile(join(snapshotFolder, snapshotFile), 'utf8');
	const snapshot = JSON.parse(content) as Snapshot;
	const posts = snapshot.posts.toReversed();
	const folder = join(outFolder, searchFolder);
	await mkdir(join(folder, partsFolder), { recursive: true });
	/** Writes a part, named by its content; returns what tells its name. */
	const write = (
		part: string | Uint8Array,
		length: number,
		nameOf: (version: string) => string,
	) => {
		const version = hash('sha256', part).slice(0, length);
		writeFileSync(join(folder, nameOf(version)), part);
		return version;
	};
	const writeVersion = (part: string, nameOf: (version: string) => string) =>
		write(part, versionLength, nameOf);

	const starts = [...new Set([0, firstOfLastSegment(posts.length)])];
	const words = starts.map((first, index) =>
		readWords(snapshotFolder, posts.slice(first, starts[index + 1])),
	);
	const segments = words.map((own, index): SearchSegment => {
		const shards = indexSegment(own);
		return {
			first: starts[index] ?? 0,
			count: own.count,
			bounds: shards.map(({ bound }) => bound),
			shards: shards.map(({ bytes }) => write(bytes, hashLength, shardName)).join(''),
		};
	});

	const former = listFormerNames(snapshot);
	const hasFormer = former.categories.length + former.tags.length > 0;
	const manifest: SearchManifest = {
		format: searchFormat,
		count: posts.length,
		...listNames(snapshot),
		words: writeVersion(JSON.stringify(listKnownWords(words)), wordsName),
		...listMostRead(snapshot, posts),
		...(hasFormer && { former: writeVersion(JSON.stringify(former), formerName) }),
		books: listBooks(posts),
		cards: writeCards(posts)
			.map((cards, chunk) => writeVersion(cards, (version) => cardsName(chunk, version)))
			.join(''),
		segments,
	};
	await writeFile(join(folder, manifestName), JSON.stringify(manifest));
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
			.map(({ created_at: _, ...category }) => ({
				...category,
				count: byCategory.get(category.id)?.length ?? 0,
			}))
			.toSorted((a, b) => b.count - a.count),
		tags: commonest(groupByTag(posts)),
		authors: commonest(groupByAuthor(posts)),
	};
}

function listMostRead({ most_read }: Snapshot, posts: readonly PostSummary[]) {
	const most = pickMostRead(posts, most_read).map((post) => posts.indexOf(post));
	return most.length > 0 && { most };
}

/** The numbers of the posts that are books, as a posting in base64. */
function listBooks(posts: readonly PostSummary[]): string {
	const books = posts.flatMap((post, number) => (isBook(post) ? [number] : []));
	const bytes: number[] = [];
	writePosting(bytes, books, posts.length);
	return Buffer.from(bytes).toString('base64');
}
