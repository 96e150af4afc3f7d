/**
 * The entities of Spec §3. Their fields bear the specification's names in the database, on the wire
 * and in code, so that no layer translates between two spellings. Times are ISO 8601 strings in UTC.
 */
export interface Category {
	id: string;
	name: string;
	slug: string;
}

export interface PostImage {
	image_url: string | null;
	image_alt: string | null;
	/** Natural size in pixels, measured when the post was saved; null when unknown. */
	image_width: number | null;
	image_height: number | null;
}

/** What a card, a list row or a search result shows: everything but the body. */
export interface PostSummary extends PostImage {
	id: string;
	slug: string;
	title: string;
	excerpt: string;
	author: string;
	category: Category | null;
	tags: string[];
	/** Text such as `5 min`. */
	read_time: string;
	published: boolean;
	published_at: string | null;
	scheduled_at: string | null;
	created_at: string;
	updated_at: string;
	views: number;
	/** Grows by one with every change of the post, never with a view. */
	revision: number;
}

/** A whole post, as the editor's form needs it. */
export interface Post extends PostSummary {
	category_id: string | null;
	content: string;
}

/** A heading of an article. `id` is prefixed and unique within it. */
export interface Heading {
	id: string;
	text: string;
	/** 2 to 4: an article's first level is h2. */
	level: number;
}

/** An article rendered once, when its post is saved. */
export interface RenderedArticle {
	/** Sanitised HTML, safe to set into a page. */
	html: string;
	outline: Heading[];
	/** The visible text, for search and feeds. */
	plain_text: string;
	/** Whole minutes at Portuguese reading speed, at least 1. */
	reading_minutes: number;
	/** The renderer that made it: another one means render again. */
	renderer: string;
}
