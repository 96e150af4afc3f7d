import type { Database } from '#db/client';
import { searchWordsOf } from '#db/posts/search-words';
import { blogPosts, categories } from '#db/schema';
import { fold } from '#domain/text/fold';
import { type CorpusOptions, generateCorpus } from './generate-corpus.ts';
import { generatedCategories } from './generate-posts.ts';

const batchSize = 200;

/** Writes a corpus and its categories into an empty, migrated database. */
export async function insertCorpus(db: Database, options: CorpusOptions): Promise<void> {
	await db.insert(categories).values(generatedCategories);
	let rows: (typeof blogPosts.$inferInsert)[] = [];
	const flush = async () => {
		if (rows.length > 0) await db.insert(blogPosts).values(rows);
		rows = [];
	};
	for (const { post, content, article } of generateCorpus(options)) {
		const { category, ...columns } = post;
		const category_id = category?.id ?? null;
		const search_words = searchWordsOf(post.title, article.plain_text);
		const folded = { title_folded: fold(post.title), search_words };
		rows.push({ ...columns, ...folded, category_id, content, ...article });
		if (rows.length === batchSize) await flush();
	}
	await flush();
}
