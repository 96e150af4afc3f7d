import type { CardField, FieldValues, PostField, SummaryField } from './post-fields.ts';

interface Drawn {
	/** The name of the drawing that takes the place of a missing picture; the build chooses it. */
	drawing?: string;
	/** Whether a model made its cover, as the library knows. */
	cover_generated?: true;
}

/** What a card, a list row or a search result needs of a post: everything except the body. */
export type PostSummary = FieldValues<SummaryField> & Drawn;

/** What a reader's card shows of a post. */
export type PostCard = FieldValues<CardField> & Drawn;

/** A whole post, as the editor's form needs it. */
export type Post = FieldValues<PostField>;

/** A heading of an article. `id` is prefixed and unique within the article. */
export interface Heading {
	id: string;
	text: string;
	/** 2 to 4, because an article's first level is h2. */
	level: number;
}

/** An article, rendered once, when its post is saved. */
export interface RenderedArticle {
	/** Sanitised HTML, safe to insert into a page. */
	html: string;
	outline: Heading[];
	/** The visible text, for search and feeds. */
	plain_text: string;
	/** Whole minutes at Portuguese reading speed, at least 1. */
	reading_minutes: number;
	/** The renderer that made it; a different one means that the article must be rendered again. */
	renderer: string;
}

/** An article as its post keeps it. */
export interface PostArticle extends RenderedArticle {
	/** How its prose begins: the excerpt of a post for which nobody typed one. */
	opening: string;
}
