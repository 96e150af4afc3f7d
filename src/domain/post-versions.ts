import type { Post } from './post.ts';

/** What the form holds while a post is being written: nothing is required, nothing is judged yet. */
export interface DraftFields {
	title: string;
	content: string;
	excerpt: string;
	author: string;
	category_id: string;
	tags: string[];
	read_time: string;
	image_url: string;
	image_alt: string;
	slug: string;
	scheduled_at: string | null;
}

/** The fields of a post as one revision had them. */
export type RevisionFields = Pick<
	Post,
	| 'title'
	| 'content'
	| 'excerpt'
	| 'author'
	| 'category_id'
	| 'tags'
	| 'read_time'
	| 'image_url'
	| 'image_alt'
	| 'image_width'
	| 'image_height'
	| 'slug'
	| 'published'
	| 'scheduled_at'
>;

/** Why a revision was made. */
export const revisionCauses = [
	'create',
	'save',
	'publish',
	'unpublish',
	'schedule',
	'restore',
	'import',
	'delete',
] as const;
export type RevisionCause = (typeof revisionCauses)[number];
