import type { Author } from '#domain/author';
import type { PostSummary } from '#domain/post';
import type { KeptArticle } from './article-store.ts';

/** Everything that an article's page shows. */
export interface ShownArticle {
	post: PostSummary;
	/** As its page shows it. */
	article: KeptArticle;
	readAlso: PostSummary[];
	related: PostSummary[];
	author: Author | undefined;
}
