import { brotliCompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import { insertCorpus } from '../../support/insert-corpus.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();

beforeAll(async () => {
	await insertCorpus(api.db, { count: 2_000 });
	// As autovacuum leaves a table.
	await api.db.execute(sql`vacuum analyze blog_posts`);
}, 120_000);

test('the newest posts are read in the order of their index, not sorted', async () => {
	const { rows } = (await api.db.execute(
		sql`explain select id from blog_posts where deleted_at is null order by created_at desc, id desc limit 50`,
	)) as unknown as { rows: object[] };
	const plan = JSON.stringify(rows);
	expect(plan).toContain('blog_posts_recent');
	expect(plan).not.toContain('Sort');
});

test('50 rows of the list travel in at most 20 KB', async () => {
	const reply = await api.call(adminPosts, { action: 'list' });
	const bytes = brotliCompressSync(JSON.stringify(reply)).length;
	expect('posts' in reply && reply.posts.length).toBe(50);
	expect(bytes).toBeLessThanOrEqual(20_000);
});
