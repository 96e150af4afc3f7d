import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ArticleStore, type KeptArticle, openArticleStore } from '#content/article-store';
import { aPostSummary } from '../../support/a-post-summary.ts';

let folder: string;
let store: ArticleStore;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'blog-articles-'));
	store = openArticleStore(folder, 'write');
});
afterEach(() => {
	store.close();
	rmSync(folder, { recursive: true });
});

const anArticle = (fields: Partial<KeptArticle> = {}): KeptArticle => ({
	html: '<p>Ação “já” 😀</p>',
	outline: [],
	plain_text: 'Ação “já” 😀',
	reading_minutes: 1,
	renderer: 'one',
	edited_at: null,
	...fields,
});

test('an article is read back unchanged, by every reader of the folder', () => {
	const post = aPostSummary();
	const article = anArticle({
		edited_at: '2026-11-21T12:00:00.000Z',
		outline: [{ id: 'h-um', text: 'Um', level: 2 }],
	});
	store.add([[post, article]]);
	const reader = openArticleStore(folder, 'read');
	expect(reader.get(post)).toEqual(article);
	expect(reader.getText(post)).toBe(article.plain_text);
	reader.close();
});

test('a new revision is missing until it is written, and the old one stays until it is removed', () => {
	const post = aPostSummary({ revision: 1 });
	const edited = { ...post, revision: 2 };
	store.add([[post, anArticle()]]);
	expect(store.listMissing([post, edited], 'one')).toEqual([edited]);
	store.add([[edited, anArticle({ html: '<p>Depois</p>' })]]);
	store.keepOnly([edited]);
	expect(store.listMissing([post, edited], 'one')).toEqual([post]);
	expect(() => store.get(post)).toThrow(post.id);
	expect(store.get(edited).html).toBe('<p>Depois</p>');
});

test('the same revision after a restore to an earlier state is a different article', () => {
	const post = aPostSummary({ revision: 6, updated_at: '2026-01-06T12:00:00.000Z' });
	store.add([[post, anArticle()]]);
	const restored = { ...post, updated_at: '2026-01-07T12:00:00.000Z' };
	expect(store.listMissing([restored], 'one')).toEqual([restored]);
});

test('an article of another renderer is missing', () => {
	const [old, present] = [aPostSummary({ id: 'a' }), aPostSummary({ id: 'b' })];
	store.add([
		[old, anArticle({ renderer: 'one' })],
		[present, anArticle({ renderer: 'two' })],
	]);
	expect(store.listMissing([old, present], 'two')).toEqual([old]);
});

test('if not all articles can be written, none is', () => {
	const posts = [aPostSummary({ id: 'a' }), aPostSummary({ id: 'b' })] as const;
	const broken = { ...anArticle(), html: undefined as unknown as string };
	expect(() =>
		store.add([
			[posts[0], anArticle()],
			[posts[1], broken],
		]),
	).toThrow();
	expect(store.listMissing(posts, 'one')).toHaveLength(2);
});

test('an unreadable file, or one in another format, is replaced', () => {
	const post = aPostSummary();
	const file = join(folder, 'articles.db');
	const spoil = [
		() => writeFileSync(file, 'x'.repeat(5_000)),
		() => {
			const other = new DatabaseSync(file);
			other.exec('create table articles (html, key); pragma user_version = 99');
			other.close();
		},
	];
	for (const harm of spoil) {
		store.close();
		rmSync(file);
		harm();
		store = openArticleStore(folder, 'write');
		expect(store.listMissing([post], 'one')).toEqual([post]);
		store.add([[post, anArticle()]]);
		expect(store.get(post)).toEqual(anArticle());
	}
});

test('the file shrinks with its articles', () => {
	const posts = Array.from({ length: 50 }, (_, index) => aPostSummary({ id: String(index) }));
	const html = 'x'.repeat(20_000);
	store.add(posts.map((post) => [post, anArticle({ html })]));
	store.keepOnly(posts.slice(0, 1));
	store.close();
	expect(statSync(join(folder, 'articles.db')).size).toBeLessThan(100_000);
	store = openArticleStore(folder, 'write');
});

test('a folder without articles is not a snapshot', () => {
	const empty = mkdtempSync(join(tmpdir(), 'blog-articles-'));
	expect(() => openArticleStore(empty, 'read')).toThrow(/unable to open/);
	rmSync(empty, { recursive: true });
});
