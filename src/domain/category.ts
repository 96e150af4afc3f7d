import type { CategoryLook } from './category-icon.ts';

/** Spec §3; the fields of a post are in `post-field-table.ts`. */
export interface Category extends CategoryLook {
	id: string;
	name: string;
	slug: string;
	/** One line for readers on its page. */
	line?: string | null;
}
