import { once } from 'node:events';
import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#db/client';
import { fillAuthors } from '#db/posts/authors';
import { readLines } from '../local/read-lines.ts';
import { clearIfKilled } from '../local/run-command.ts';
import { giveSlugs } from './give-slugs.ts';
import type { ImportSource } from './import-item.ts';
import type { OldLocation } from './old-location.ts';
import { type Candidate, preparePosts } from './prepare-posts.ts';
import { recognisePosts } from './recognise-posts.ts';
import { createPostStore } from './store-posts.ts';
import type { Prepared } from './to-post.ts';

interface Spool<Entry> {
	write: (entry: Entry) => Promise<void>;
	/** Finishes writing first. */
	read: () => AsyncGenerator<Entry>;
	remove: () => Promise<void>;
}

/** A list on disk: an import of any length is read completely before its first row is stored. */
export async function openSpool<Entry>(): Promise<Spool<Entry>> {
	const folder = await mkdtemp(join(tmpdir(), 'blog-import-'));
	const forget = clearIfKilled(() => rmSync(folder, { recursive: true, force: true }));
	const path = join(folder, 'spool');
	const stream = createWriteStream(path, { mode: 0o600 });
	return {
		async write(entry) {
			if (!stream.write(`${JSON.stringify(entry)}\n`)) await once(stream, 'drain');
		},
		async *read() {
			if (!stream.writableEnded) {
				stream.end();
				await once(stream, 'finish');
			}
			for await (const line of readLines(createReadStream(path))) yield JSON.parse(line) as Entry;
		},
		async remove() {
			stream.destroy();
			await rm(folder, { recursive: true, force: true });
			forget();
		},
	};
}

export type ImportOutcome = 'taken' | 'changed' | 'present' | 'illustrated' | 'refused';

export interface ImportReport {
	source: string;
	outcome: ImportOutcome;
	/** Of one that came. */
	state?: 'public' | 'scheduled' | 'draft';
	/** What was changed, or why the item was refused. */
	notes: string[];
	/** Addresses of the old blog that the text still has. */
	leftBehind?: string[];
	/** It shows some of them as pictures. */
	hasOldPictures?: boolean;
}

interface ImportOptions {
	/** The default for articles without a status. */
	publish: boolean;
	/** Imports everything as drafts, whatever its status. */
	asDrafts?: boolean;
	/** Imports as drafts what would come out at once, because its time has passed. */
	hold?: boolean;
	now: Date;
	/** The old blog's. */
	place?: OldLocation;
	/** Called after every batch. */
	onProgress?: (done: number, total: number) => void;
	/** Imports pictures before their post is stored. */
	bringPictures?: (prepared: Prepared & { source: string }) => Promise<void>;
	/** Run in the import's own transaction, before its first post and after its last. */
	begin?: (db: Database) => Promise<void>;
	finish?: (db: Database) => Promise<void>;
}

const nowhere: OldLocation = { hosts: [], path: '' };
const batchSize = 50;

async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
	let batch: Item[] = [];
	for await (const item of items) {
		if (batch.push(item) < batchSize) continue;
		yield batch;
		batch = [];
	}
	if (batch.length > 0) yield batch;
}

const stateOf = ({ post: { published, scheduled_at } }: Prepared) =>
	published ? 'public' : scheduled_at === null ? 'draft' : 'scheduled';

function toReport(candidate: Candidate, taken: Set<string>): ImportReport {
	const { source } = candidate;
	if ('refusal' in candidate) return { source, outcome: 'refused', notes: [candidate.refusal] };
	if ('repeats' in candidate) return { source, outcome: 'present', notes: ['repetido no arquivo'] };
	const { changes, leftBehind = [], hasOldPictures = false, whenPresent = [] } = candidate;
	const behind = leftBehind.length > 0 ? { leftBehind, hasOldPictures } : {};
	if (!taken.has(candidate.post.id)) {
		const outcome = candidate.illustrated ? 'illustrated' : 'present';
		return { source, outcome, notes: whenPresent, ...behind };
	}
	const outcome = changes.length > 0 ? 'changed' : 'taken';
	return { source, outcome, state: stateOf(candidate), notes: changes, ...behind };
}

async function store(
	db: Database,
	spool: Spool<Candidate>,
	total: number,
	options: ImportOptions,
): Promise<ImportReport[]> {
	const reports: ImportReport[] = [];
	await options.begin?.(db);
	const slugs = await giveSlugs(db, inBatches(spool.read()));
	const storePosts = createPostStore(
		db,
		options.now.toISOString(),
		slugs,
		options.place ?? nowhere,
	);
	for await (const batch of inBatches(spool.read())) {
		const posts = batch.filter((candidate) => 'post' in candidate);
		const taken = await storePosts(posts);
		reports.push(...batch.map((candidate) => toReport(candidate, taken)));
		options.onProgress?.(reports.length, total);
	}
	await fillAuthors(db);
	await options.finish?.(db);
	return reports;
}

/**
 * Stores items with their own dates; an item that already exists stays unchanged. Everything is read before anything is
 * stored, and stored in one transaction, so a failure leaves nothing behind.
 */
export async function importItems(
	db: Database,
	items: ReturnType<ImportSource['items']>,
	options: ImportOptions,
): Promise<ImportReport[]> {
	const { publish, asDrafts, hold, now, bringPictures } = options;
	const spool = await openSpool<Candidate>();
	let total = 0;
	try {
		const prepared = preparePosts(items, { publish, asDrafts, hold, now: now.toISOString() });
		for await (const batch of inBatches(prepared)) {
			const posts = batch.filter((candidate) => 'post' in candidate);
			await recognisePosts(db, posts);
			for (const post of posts) await bringPictures?.(post);
			for (const candidate of batch) await spool.write(candidate);
			total += batch.length;
		}
		return await db.transaction((transaction) => store(transaction, spool, total, options));
	} finally {
		await spool.remove();
	}
}
