import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client';
import { listRows } from '#db/sql-text';

/** Writes copies of a post in one statement; `given` are columns of their own, over `n` from 1. */
export async function copyPost(
	db: Database,
	{ id, copies, given }: { id: string; copies: number; given: Record<'slug' | string, SQL> },
): Promise<void> {
	const own = ['id', ...Object.keys(given)];
	const columns = await listRows<{ name: string }>(
		db,
		sql`select quote_ident(column_name) as name from information_schema.columns
			where table_name = 'blog_posts' and not column_name = any(${sql.param(own)}::text[])`,
	);
	const names = sql.raw(columns.map(({ name }) => name).join(', '));
	const ownNames = sql.raw(Object.keys(given).join(', '));
	await db.execute(sql`insert into blog_posts (${ownNames}, ${names})
		select ${sql.join(Object.values(given), sql`, `)}, ${names}
		from blog_posts, generate_series(1, ${copies}::int) n where id = ${id}`);
}
