import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { PostSummary, RenderedArticle } from '#domain/post';
import { listPictures } from './list-pictures.ts';

type Version = Pick<PostSummary, 'id' | 'revision' | 'updated_at'>;

/** Revisions only grow; the time tells them from those of a database that was restored to an earlier day. */
export const articleKey = ({ id, revision, updated_at }: Version) =>
	[id, revision, updated_at].join(' ');

/** The rendered articles of a snapshot, in one file: ten thousand small ones cost several times as much. */
export interface ArticleStore {
	/** Those of `posts` whose article is not here. */
	listMissing: (posts: readonly PostSummary[]) => PostSummary[];
	/** All of them or, when the process is killed meanwhile, none. */
	add: (articles: Iterable<readonly [Version, RenderedArticle]>) => void;
	/** Throws when it is missing. */
	get: (post: Version) => RenderedArticle;
	/** Its plain text alone. Throws when it is missing. */
	getText: (post: Version) => string;
	/** The pictures that an article asks this site for, see `listPictures`. */
	readPictures: () => (post: Version) => readonly string[];
	/** Removes all articles but these. */
	keepOnly: (posts: readonly PostSummary[]) => void;
	/** Removes what another renderer made: its rules may have been less safe. */
	keepRenderer: (renderer: string) => void;
	close: () => void;
}

/** Grows when the table changes. */
const format = 2;
/** The longest comes last: what stands before it is found without reading it. */
const schema = `create table articles (
	key text primary key,
	renderer text not null,
	reading_minutes integer not null,
	pictures text,
	plain_text text not null,
	outline text not null,
	html text not null
)`;
/** Read in every build, of the few that have any. */
const index = 'create index pictured on articles (key, pictures) where pictures is not null';

const timeout = 10_000;
const fileIn = (folder: string) => join(folder, 'articles.db');

/** What cannot be read, or is of another format, is as good as nothing: all of it can be fetched again. */
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
	// Space of removed articles is given back, and a killed build or a lost power leaves a database.
	database.exec('pragma auto_vacuum = full; pragma journal_mode = wal');
	database.exec(`begin; ${schema}; ${index}; pragma user_version = ${format}; commit`);
	return database;
}

function openDatabase(folder: string, mode: 'read' | 'write'): DatabaseSync {
	const file = fileIn(folder);
	if (mode === 'read') return new DatabaseSync(file, { readOnly: true, timeout });
	const database = findDatabase(file) ?? createDatabase(file);
	// The disk is waited for now and then, not at every transaction: what is lost is the newest, never the whole.
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

/** Opens the articles inside a snapshot's folder, which is there; only 'write' makes what is missing. */
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
		add: (articles) => {
			const insert = database.prepare(
				`insert or replace into articles
				(key, renderer, reading_minutes, pictures, plain_text, outline, html)
				values (?, ?, ?, ?, ?, ?, ?)`,
			);
			within(database, () => {
				for (const [post, { renderer, reading_minutes, plain_text, outline, html }] of articles) {
					const found = listPictures(html);
					const pictures = found.length > 0 ? JSON.stringify(found) : null;
					const short = [articleKey(post), renderer, reading_minutes, pictures];
					insert.run(...short, plain_text, JSON.stringify(outline), html);
				}
			});
		},
		get: (post) => {
			const { key: _key, pictures: _pictures, outline, ...article } = getRow(find, post);
			return { ...article, outline: JSON.parse(String(outline)) } as RenderedArticle;
		},
		getText: (post) => String(getRow(findText, post)['plain_text']),
		readPictures: () => {
			const rows = database
				.prepare('select key, pictures from articles where pictures is not null')
				.all() as { key: string; pictures: string }[];
			const found = new Map(rows.map(({ key, pictures }) => [key, pictures]));
			return (post) => JSON.parse(found.get(articleKey(post)) ?? '[]');
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
