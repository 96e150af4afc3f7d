import type { Category } from '#domain/names/category';

/** A category as it was before a change, and what the change took along. */
export interface KeptCategory {
	topic: 'category';
	before: Category & { created_at: string };
	/** Where its posts went, null for none; absent when it only got another name or look. */
	into?: string | null;
	/** Its address after a change of name. */
	slug?: string;
	/** Ids of the posts, and of the working copies and planned changes, that were moved. */
	posts: string[];
	texts: string[];
	/** Rows of `former_categories` that were written, and those that led to it. */
	written: number[];
	led: number[];
}

/** The tags of posts before a change. */
export interface KeptTags {
	topic: 'tag';
	names: string[];
	tag: string | null;
	posts: TaggedRow[];
	/** Working copies and planned changes. */
	texts: TaggedRow[];
	/** Rows of `former_tags` that were written, that led to one of the names, and that would have led to themselves. */
	written: number[];
	led: { id: number; tag: string }[];
	removed: { id: number; name: string; created_at: string }[];
}

export interface TaggedRow {
	id: string;
	tags: string[];
}

export type KeptTopic = KeptCategory | KeptTags;
