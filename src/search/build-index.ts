import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Snapshot, snapshotFile } from '#content/snapshot';
import { isBook } from '#domain/book';
import type { PostSummary } from '#domain/post';
import { ByteWriter } from './bytes.ts';
import { indexSegment } from './index-segment.ts';
import { invertKeys, invertWords } from './invert.ts';
import { categoryKey, tagKey } from './keys.ts';
import {
	cardsName,
	firstOfLastSegment,
	hashLength,
	manifestName,
	partsFolder,
	type SearchManifest,
	type SearchSegment,
	searchFolder,
	searchFormat,
	shardName,
} from './manifest.ts';
import { writePosting } from './postings.ts';
import { readWords } from './read-words.ts';
import { writeCards } from './write-cards.ts';

interface BuildSearchIndex {
	snapshotFolder: string;
	/** The site's folder; the index goes to `search` in it. */
	outFolder: string;
	/** Where one build leaves what the next one need not read again; may be thrown away at any time. */
	cacheFolder?: string;
}

/** Writes the search index of a snapshot: the same bytes for the same posts, wherever and whenever. */
export async function buildSearchIndex(options: BuildSearchIndex): Promise<SearchManifest> {
	const { snapshotFolder, outFolder, cacheFolder } = options;
	const snapshot = JSON.parse(
		await readFile(join(snapshotFolder, snapshotFile), 'utf8'),
	) as Snapshot;
	const posts = snapshot.posts.toReversed();
	const words = readWords({ snapshotFolder, posts, cacheFolder });
	const folder = join(outFolder, searchFolder);
	await mkdir(join(folder, partsFolder), { recursive: true });
	const files = new FileWriter(folder);

	const border = firstOfLastSegment(posts.length);
	const runs =
		border > 0
			? [[0, border] as const, [border, posts.length] as const]
			: [[0, posts.length] as const];
	const segments: SearchSegment[] = [];
	for (const [from, to] of runs) {
		const shards = indexSegment(
			invertWords(words, from, to),
			invertKeys(posts.slice(from, to).map(listFilters)),
			to - from,
		);
		segments.push({
			first: from,
			count: to - from,
			bounds: shards.map(({ bound }) => bound),
			shards: (
				await files.write(
					shards.map(({ bytes }) => bytes),
					shardName,
				)
			).join(''),
		});
	}
	const manifest: SearchManifest = {
		format: searchFormat,
		count: posts.length,
		categories: snapshot.categories,
		books: postingOf(posts, (post) =>
			isBook({ category: post.category?.name ?? '', tags: post.tags }),
		),
		cards: (await files.write(writeCards(posts), cardsName)).join(''),
		segments,
	};
	await writeFile(join(folder, manifestName), JSON.stringify(manifest));
	return manifest;
}

function listFilters(post: PostSummary): string[] {
	const filters = post.tags.map(tagKey);
	if (post.category) filters.push(categoryKey(post.category.id));
	return [...new Set(filters)];
}

function postingOf(posts: readonly PostSummary[], belongs: (post: PostSummary) => boolean): string {
	const writer = new ByteWriter();
	const numbers = posts.flatMap((post, number) => (belongs(post) ? [number] : []));
	writePosting(writer, numbers, posts.length);
	return Buffer.from(writer.take()).toString('base64');
}

class FileWriter {
	readonly #folder: string;

	constructor(folder: string) {
		this.#folder = folder;
	}

	/** Writes each content under its own hash and answers the hashes. */
	async write(
		contents: readonly (Uint8Array | string)[],
		nameOf: (hash: string) => string,
	): Promise<string[]> {
		const hashes = contents.map((content) =>
			createHash('sha256').update(content).digest('hex').slice(0, hashLength),
		);
		for (let start = 0; start < contents.length; start += 64) {
			await Promise.all(
				contents.slice(start, start + 64).map((content, index) => {
					const name = nameOf(hashes[start + index] as string);
					return writeFile(join(this.#folder, name), content);
				}),
			);
		}
		return hashes;
	}
}
