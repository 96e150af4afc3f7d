import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { renderArticle } from '#article/render-article';
import { rendererVersion } from '#article/renderer-version';
import type { Database } from '#db/client';
import { blogPosts } from '#db/schema';

const { id, title, content, html, outline, plain_text, opening, reading_minutes, renderer } =
	blogPosts;
const rendered = { html, outline, plain_text, opening, reading_minutes, renderer };
const postsAtOnce = 100;

/**
 * B1: a backup may come from anybody, and readers get an article as its row has it. One that today's renderer did not make
 * of its text counts as an older renderer's, whose articles are rendered anew wherever they are shown.
 */
export async function proveArticles(db: Database): Promise<void> {
	const isDone = eq(renderer, rendererVersion);
	for (let after: string | undefined; ; ) {
		const rows = await db
			.select({ id, title, content, article: rendered })
			.from(blogPosts)
			.where(and(isDone, after === undefined ? undefined : gt(id, after)))
			.orderBy(asc(id))
			.limit(postsAtOnce);
		after = rows.at(-1)?.id;
		if (after === undefined) return;
		const forged = rows.filter(
			(row) => !isDeepStrictEqual(row.article, renderArticle(row.content, { title: row.title })),
		);
		const ids = forged.map((row) => row.id);
		if (ids.length > 0) await db.update(blogPosts).set({ renderer: '' }).where(inArray(id, ids));
	}
}
