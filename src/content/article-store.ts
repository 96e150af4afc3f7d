import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type ArticleNeeds, listNeeds } from '#article/dress-article';
import type { PostSummary, RenderedArticle } from '#domain/post';
import { listPictures } from './list-pictures.ts';

type Version = Pick<PostSummary, 'id' | 'revision' | 'updated_at'>;

/** Revisions only increase. The time distinguishes them from those of a database that was restored to an earlier state. */
export const articleKey = ({ id, revision, updated_at }: Version) =>
	[id, revision, updated_at].join(' ');

export interface KeptArticle extends RenderedArticle {
	/** When its text last changed, a day or more after it was first published. */
	edited_at?: string | null;
}

type Articles = Iterable<readonly [Version, KeptArticle]>;

/** The rendered articles of a snapshot, in one file: ten thousand small files are several times slower. */
export interface ArticleStore {
	/** Posts whose article is missing from the store. */
	listMissing: (posts: readonly PostSummary[]) => PostSummary[];
	/** Adds all or, if the process is killed, none. */
	add: (articles: Articles) => void;
	/** Throws when the article is missing. */
	get: (post: Version) => KeptArticle;
	/** Returns only the plain text. Throws when the article is missing. */
	getText: (post: Version) => string;
	/** Reads the addresses of pictures that an article takes from this site, see `listPictures`. */
	readPictures: () => (post: Version) => readonly string[];
	/** What an article needs before it is shown; undefined for most. */
	readNeeds: () => (post: Version) => ArticleNeeds | undefined;
	/** Removes all other articles. */
	keepOnly: (posts: readonly PostSummary[]) => void;
	/** Removes articles made by another renderer, whose rules may have been less safe. */
	keepRenderer: (renderer: string) => void;
	close: () => void;
}

/** Increase it when the table changes. */
const format = 4;
/** The longest columns come last, so that SQLite finds the others without reading them. */
const schema = `create table articles (
	key text primary key,
	renderer text not null,
	reading_minutes integer not null,
	edited_at text,
	pictures text,
	needs text,
	plain_text text not null,
	outline text not null,
	html text not null
)`;
/** Every build reads `pictures`; few articles have any. */
const indexes = `create index pictured on articles (key, pictures) where pictures is not null;
	create index needing on articles (key, needs) where needs is not null`;

const timeout = 10_000;
const fileIn = (folder: string) => join(folder, 'articles.db');

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
	database.exec(`begin; ${schema}; ${indexes}; pragma user_version = ${format}; commit`);
	return database;
}

function openDatabase(folder: string, mode: 'read' | 'write'): DatabaseSync {
	const file = fileIn(folder);
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

function needsOf(html: string): string | null {
	const needs = listNeeds(html);
	return needs.videos.length + needs.posts.length > 0 ? JSON.stringify(needs) : null;
}

function insertAll(database: DatabaseSync, articles: Articles): void {
	const insert = database.prepare(
		`insert or replace into articles
		(key, renderer, reading_minutes, edited_at, pictures, needs, plain_text, outline, html)
		values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
	);
	for (const [post, article] of articles) {
		const { renderer, reading_minutes, edited_at = null, plain_text, outline, html } = article;
		const found = listPictures(html);
		const pictures = found.length > 0 ? JSON.stringify(found) : null;
		const facts = [articleKey(post), renderer, reading_minutes, edited_at];
		insert.run(...facts, pictures, needsOf(html), plain_text, JSON.stringify(outline), html);
	}
}

/** The values of a sparsely filled column, by article key. */
function listKept(database: DatabaseSync, column: 'pictures' | 'needs'): Map<string, string> {
	const rows = database
		.prepare(`select key, ${column} as kept from articles where ${column} is not null`)
		.all() as { key: string; kept: string }[];
	return new Map(rows.map(({ key, kept }) => [key, kept]));
}

/** Opens the articles in a snapshot's existing folder; only 'write' creates a missing database. */
export function openArticleStore(folder: string, mode: 'read' | 'write'): ArticleStore {
	const database = openDatabase(folder, mode);
	const listKeys = () => database.prepare('select key from articles').all() as { key: string }[];
	const find = database.prepare('select * from articles where key = ?');
	const findText = database.prepare('select plain_text from articles where key = ?');
	function getRow(statement: typeof find, post: Version): Record<string, unknown> {
		const row = statement.get(articleKey(post));
		if (!row) throw new Error(`The snapshot has no article of the post ${post.id}.`);
		return row;
	}
	return {
		listMissing: (posts) => {
			const there = new Set(listKeys().map(({ key }) => key));
			return posts.filter((post) => !there.has(articleKey(post)));
		},
		add: (articles) => within(database, () => insertAll(database, articles)),
		get: (post) => {
			const {
				key: _key,
				pictures: _pictures,
				needs: _needs,
				outline,
				...article
			} = getRow(find, post);
			return { ...article, outline: JSON.parse(String(outline)) } as KeptArticle;
		},
		getText: (post) => String(getRow(findText, post)['plain_text']),
		readPictures: () => {
			const found = listKept(database, 'pictures');
			return (post) => JSON.parse(found.get(articleKey(post)) ?? '[]');
		},
		readNeeds: () => {
			const found = listKept(database, 'needs');
			return (post) => {
				const needs = found.get(articleKey(post));
				return needs === undefined ? undefined : JSON.parse(needs);
			};
		},
		keepOnly: (posts) => {
			const kept = new Set(posts.map(articleKey));
			const remove = database.prepare('delete from articles where key = ?');
			within(database, () => {
				for (const { key } of listKeys()) if (!kept.has(key)) remove.run(key);
			});
		},
		keepRenderer: (renderer) => {
			database.prepare('delete from articles where renderer <> ?').run(renderer);
		},
		close: () => database.close(),
	};
}
