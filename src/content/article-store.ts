import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type ArticleNeeds, listNeeds } from '#article/complete-article';
import type { PostSummary, RenderedArticle } from '#domain/post/post';

type Version = Pick<PostSummary, 'id' | 'revision' | 'updated_at'>;

/** Revisions only increase. The time distinguishes them from those of a database that was restored to an earlier state. */
export const articleKey = ({ id, revision, updated_at }: Version) =>
	[id, revision, updated_at].join(' ');

export interface KeptArticle extends RenderedArticle {
	/** When its text last changed, a day or more after it was first published. */
	edited_at?: string | null;
	/** How its text begins, where that is not stored yet by today's rules. */
	excerpt?: string | null;
}

type Articles = Iterable<readonly [Version, KeptArticle]>;

/** Increase it when the table changes. */
const format = 7;
/**
 * The longest columns come last, so that SQLite finds the others without reading them. Every build reads `needs` and
 * `excerpt`; few articles have any.
 */
const schema = `create table articles (
	key text primary key,
	renderer text not null,
	reading_minutes integer not null,
	edited_at text,
	excerpt text,
	needs text,
	plain_text text not null,
	outline text not null,
	html text not null
); create index summarised on articles (key, excerpt) where excerpt is not null;
create index needing on articles (key, needs) where needs is not null`;

const timeout = 10_000;

/** An unreadable file or one in another format counts as absent: everything can be fetched again. */
function findDatabase(file: string): DatabaseSync | undefined {
	const database = new DatabaseSync(file, { timeout });
	try {
		if (database.prepare('pragma user_version').get()?.['user_version'] === format) return database;
	} catch (error) {
		const unreadable = /not a database|malformed/;
		if (!(error instanceof Error && unreadable.test(error.message))) throw error;
	}
	database.close();
	return undefined;
}

function createDatabase(file: string): DatabaseSync {
	for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
	const database = new DatabaseSync(file, { timeout });
	// Frees the space of removed articles, and survives a killed build or a power cut.
	database.exec('pragma auto_vacuum = full; pragma journal_mode = wal');
	database.exec(`begin; ${schema}; pragma user_version = ${format}; commit`);
	return database;
}

function openDatabase(folder: string, mode: 'read' | 'write'): DatabaseSync {
	const file = join(folder, 'articles.db');
	if (mode === 'read') return new DatabaseSync(file, { readOnly: true, timeout });
	const database = findDatabase(file) ?? createDatabase(file);
	// Syncs to disk at checkpoints instead of at every transaction: a power cut loses the newest articles, never the whole
	// file.
	database.exec('pragma synchronous = normal');
	return database;
}

function within(database: DatabaseSync, change: () => void): void {
	database.exec('begin immediate');
	try {
		change();
		database.exec('commit');
	} catch (error) {
		database.exec('rollback');
		throw error;
	}
}

function insertAll(database: DatabaseSync, articles: Articles): void {
	const insert = database.prepare(
		`insert or replace into articles
		(key, renderer, reading_minutes, edited_at, excerpt, needs, plain_text, outline, html)
		values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
	);
	for (const [post, article] of articles) {
		const { renderer, reading_minutes, edited_at = null, excerpt = null } = article;
		const { plain_text, outline, html } = article;
		const needs = JSON.stringify(listNeeds(html));
		const facts = [articleKey(post), renderer, reading_minutes, edited_at, excerpt];
		insert.run(...facts, needs === none ? null : needs, plain_text, JSON.stringify(outline), html);
	}
}

const none = JSON.stringify(listNeeds(''));

export type ArticleStore = ReturnType<typeof openArticleStore>;

/**
 * Opens the rendered articles in a snapshot's existing folder; only 'write' creates a missing file. It is one file,
 * because ten thousand small ones are several times slower.
 */
export function openArticleStore(folder: string, mode: 'read' | 'write') {
	const database = openDatabase(folder, mode);
	const find = database.prepare(
		'select renderer, reading_minutes, edited_at, plain_text, outline, html from articles where key = ?',
	);
	const findText = database.prepare('select plain_text from articles where key = ?');
	/** Throws when the article is missing. */
	function getRow(statement: typeof find, post: Version): Record<string, unknown> {
		const row = statement.get(articleKey(post));
		if (!row) throw new Error(`The snapshot has no article of the post ${post.id}.`);
		return row;
	}
	return {
		/** Posts without an article of this renderer; the rules of others may have been less safe. */
		listMissing(posts: readonly PostSummary[], renderer: string): PostSummary[] {
			const rows = database.prepare('select key from articles where renderer = ?').all(renderer);
			const there = new Set(rows.map(({ key }) => key));
			return posts.filter((post) => !there.has(articleKey(post)));
		},
		/** Adds all or, if the process is killed, none. */
		add: (articles: Articles): void => within(database, () => insertAll(database, articles)),
		get(post: Version): KeptArticle {
			const row = getRow(find, post);
			return { ...row, outline: JSON.parse(String(row['outline'])) } as KeptArticle;
		},
		/** Returns only the plain text. */
		getText: (post: Version): string => String(getRow(findText, post)['plain_text']),
		/** Reads what articles need before they are shown. */
		readNeeds(): (post: Version) => ArticleNeeds {
			const rows = database
				.prepare('select key, needs from articles where needs is not null')
				.all();
			const known = new Map(rows.map(({ key, needs }) => [key, `${needs}`]));
			return (post) => JSON.parse(known.get(articleKey(post)) ?? none);
		},
		/** These posts with the excerpts that readers see. */
		withExcerpts(posts: readonly PostSummary[]): PostSummary[] {
			const rows = database
				.prepare('select key, excerpt from articles where excerpt is not null')
				.all();
			const known = new Map(rows.map(({ key, excerpt }) => [key, `${excerpt}`]));
			return posts.map((post) => ({
				...post,
				excerpt: known.get(articleKey(post)) ?? post.excerpt,
			}));
		},
		/** Removes all other articles. */
		keepOnly(posts: readonly PostSummary[]): void {
			const kept = new Set<unknown>(posts.map(articleKey));
			const remove = database.prepare('delete from articles where key = ?');
			const rows = database.prepare('select key from articles').all();
			within(database, () => {
				for (const { key = null } of rows) if (!kept.has(key)) remove.run(key);
			});
		},
		close: (): void => database.close(),
	};
}
