import { sql } from 'drizzle-orm';
import { renderArticle } from '#article/render-article';
import type { Database } from '#db/client';
import { listRows } from '#db/sql-text';
import { isAutomatic } from '#domain/text/excerpt';

/** A deploy waits no longer for it; the next call goes on. */
const mostMs = 40_000;
const postsAtOnce = 100;
const key = 'upgrade/excerpts';

interface Text {
	title: string;
	content: string;
}

/** Where an excerpt of a post is kept. */
const fields = sql`fields ->> 'excerpt'`;
const places = (id: string) => [
	{ table: sql`post_revisions`, of: sql`post_id = ${id}::uuid` },
	{ table: sql`drafts`, of: sql`post_id = ${id}::uuid` },
	{ table: sql`plans`, of: sql`post_id = ${id}::uuid` },
];

/** Every different excerpt of a post, its texts, and the present one. */
async function readPost(db: Database, id: string) {
	const [own] = await listRows<Text & { excerpt: string }>(
		db,
		sql`select title, content, excerpt from blog_posts where id = ${id}::uuid`,
	);
	const kept = await listRows<{ excerpt: string }>(
		db,
		sql.join(
			places(id).map(({ table, of }) => sql`select ${fields} as excerpt from ${table} where ${of}`),
			sql` union `,
		),
	);
	const excerpts = new Set([own?.excerpt, ...kept.map(({ excerpt }) => excerpt)]);
	return {
		own,
		excerpts: [...excerpts].filter(
			(text) => text !== undefined && text !== null && text !== '',
		) as string[],
	};
}

const listTexts = (db: Database, id: string): Promise<Text[]> =>
	listRows<Text>(
		db,
		sql`select fields ->> 'title' as title, fields ->> 'content' as content from post_revisions
			where post_id = ${id}::uuid group by 1, 2 order by min(revision)`,
	);

/** An excerpt counts as typed by nobody when a text of its post gave it by itself. */
async function settlePost(db: Database, id: string): Promise<void> {
	const { own, excerpts } = await readPost(db, id);
	const made = new Set<string>();
	if (!own || excerpts.length === 0) return;
	const article = renderArticle(own.content, { title: own.title });
	for (const { title, content } of [own, ...(await listTexts(db, id))]) {
		const given = renderArticle(content, { title });
		for (const excerpt of excerpts) if (isAutomatic(excerpt, given)) made.add(excerpt);
		if (made.size === excerpts.length) break;
	}
	if (made.size === 0) return;
	const isMade = (column: ReturnType<typeof sql>) =>
		sql`${column} = any(${sql.param([...made])}::text[])`;
	await db.execute(sql`update blog_posts set excerpt = '', opening = ${article.opening}
		where id = ${id}::uuid and ${isMade(sql`excerpt`)}`);
	for (const { table, of } of places(id))
		await db.execute(sql`update ${table} set fields = jsonb_set(fields, '{excerpt}', '""')
			where ${of} and ${isMade(fields)}`);
}

/**
 * Earlier versions stored the excerpt that a text gives by itself; from then on it counts as typed. Empties those, once,
 * a post a transaction. Repeated, it goes on where it stopped.
 */
export async function settleExcerpts(db: Database): Promise<void> {
	const until = Date.now() + mostMs;
	const [state] = await listRows<{ after: string | null }>(
		db,
		sql`select value ->> 'after' as after from site_state where key = ${key}`,
	);
	if (state && state.after === null) return;
	let after = state?.after ?? '00000000-0000-0000-0000-000000000000';
	for (;;) {
		const posts = await listRows<{ id: string }>(
			db,
			sql`select id from blog_posts where id > ${after}::uuid order by id limit ${postsAtOnce}`,
		);
		for (const { id } of posts) {
			await db.transaction((transaction) => settlePost(transaction, id));
			after = id;
			if (Date.now() > until) break;
		}
		// A new blog has nothing to settle, and stays empty for a restore.
		if (!state && posts.length === 0 && after.startsWith('00000000-0000')) return;
		const value = JSON.stringify({ after: posts.length === 0 ? null : after });
		await db.execute(sql`insert into site_state (key, value) values (${key}, ${value}::jsonb)
			on conflict (key) do update set value = excluded.value`);
		if (posts.length === 0 || Date.now() > until) return;
	}
}
