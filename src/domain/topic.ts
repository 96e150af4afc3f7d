import type { Category } from './post.ts';
import type { TopicAct } from './topic-act.ts';

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
