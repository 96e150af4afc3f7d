import type { Category } from './category.ts';

/** What an editor does to categories and tags. `change` also covers a category's look. */
export const topicActs = ['change', 'merge', 'delete'] as const;
export type TopicAct = (typeof topicActs)[number];

/** How long a change of topics can be undone. */
export const topicUndoDays = 30;

/** A category with the number of its posts outside the bin. */
export interface CategoryUse extends Category {
	live: number;
	scheduled: number;
	drafts: number;
	/** The newest first publication of a live post. */
	last_at: string | null;
}

/** A tag with the number of its posts outside the bin. */
export interface TagUse {
	name: string;
	posts: number;
}

/** A name that a category had; `to` is the address that it leads to, null all posts. */
export interface FormerCategory {
	/** Its id if it is gone; null after a change of name. */
	id: string | null;
	name: string;
	slug: string;
	to: string | null;
}

/** A name that a tag had; `to` is the tag that it leads to, null all posts. */
export interface FormerTag {
	name: string;
	to: string | null;
}

/** What is known of topics besides the categories themselves; former names newest first. */
export interface TopicMemory {
	former_categories: FormerCategory[];
	former_tags: FormerTag[];
	/** Pairs that look the same and are not. */
	different_tags: { one: string; other: string }[];
}

/** What was done to a topic and can be undone. */
export interface TopicChange {
	id: string;
	created_at: string;
	user_name: string | null;
	act: TopicAct;
	topic: 'category' | 'tag';
	subject: string;
	/** The name that it has now; null when it is gone. */
	result: string | null;
}
