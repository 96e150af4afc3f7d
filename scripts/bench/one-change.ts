import { desc, eq } from 'drizzle-orm';
import { renderArticle } from '#article/render-article';
import { connect, type Database } from '#db/client';
import { blogPosts } from '#db/schema';
import { fold } from '#domain/text/fold';

async function withDatabase(url: string, use: (db: Database) => Promise<void>): Promise<void> {
	const { db, close } = await connect(url, () => undefined);
	try {
		await use(db);
	} finally {
		await close();
	}
}

/** Adds a paragraph to a post from the middle of the blog. */
export function changeOnePost(url: string, round: number): Promise<void> {
	return withDatabase(url, async (db) => {
		const [post] = await db
			.select()
			.from(blogPosts)
			.orderBy(desc(blogPosts.created_at))
			.limit(1)
			.offset(40 + round);
		if (!post) throw new Error('there is no post to change');
		const content = `${post.content}\n\nMais um parágrafo, escrito depois.`;
		const article = renderArticle(content, { title: post.title });
		await db
			.update(blogPosts)
			.set({
				content,
				...article,
				revision: post.revision + 1,
				updated_at: new Date().toISOString(),
			})
			.where(eq(blogPosts.id, post.id));
	});
}

/** Publishes a post newer than all others, with the category and tags of an older one. */
export function publishOnePost(url: string, round: number): Promise<void> {
	return withDatabase(url, async (db) => {
		const newestFirst = db.select().from(blogPosts).orderBy(desc(blogPosts.created_at)).limit(1);
		const [newest] = await newestFirst;
		const [model] = await newestFirst.offset(20 + 7 * round);
		if (!newest || !model) throw new Error('there is no post to follow');
		const title = `Mais um texto, o de número ${round + 1}`;
		const at = new Date(Date.parse(newest.created_at) + 3_600_000).toISOString();
		await db.insert(blogPosts).values({
			...model,
			id: `20000000-0000-4000-8000-${String(round).padStart(12, '0')}`,
			slug: `mais-um-texto-${round + 1}`,
			title,
			title_folded: fold(title),
			...renderArticle(model.content, { title }),
			created_at: at,
			published_at: at,
			updated_at: at,
			revision: 1,
		});
	});
}
