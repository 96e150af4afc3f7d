import type { SQL } from 'drizzle-orm';
import type { RevisionCause } from '#domain/post/post-versions';

/** A change of posts, from which `change-posts.ts` makes one statement. */
export interface PostChange {
	/** `where …` that selects the posts before the change; they are locked in this order. Omitted for an insert. */
	before?: SQL;
	/** The `insert` or `update`, up to its `returning`; an update joins `before`. */
	change: SQL;
	/** Whether the update sets the slug. An insert always does. */
	mayRename?: boolean;
	cause: RevisionCause;
	/** The date that was corrected, for the history. */
	dateBefore?: string | null;
	userName: string | null;
	/** ISO 8601. */
	now: string;
	/** When it was promised, over `news`; omitted for what is done at once. */
	due?: SQL;
	/** Working copies that the change makes obsolete: all of the changed posts', or one version. */
	dropCopies?: boolean | { version: number };
	/** Further consequences, as CTEs over `changed`. */
	also?: [name: string, body: SQL][];
}
