import type { WorkingCopy } from '#contract/drafts';
import type { Post } from '#domain/post';
import { isBlank } from '../../journal/is-blank.ts';
import { type PostValues, sameValues, valuesOf, withoutTime } from '../../journal/post-values.ts';
import type { Merge, Versions } from './merge-values.ts';

/** Where the text is, in one word. */
export type Place =
	| 'new'
	| 'same'
	| 'saved'
	| 'browser'
	| 'saving'
	| 'offline'
	| 'session'
	| 'failed'
	| 'too-long';

/** What a press does, in its button's words: 'publish' and 'save-to-site' alone reach readers. */
export type SaveIntent = 'save' | 'schedule' | 'publish' | 'save-to-site';
export type Intent = SaveIntent | 'autosave';

export interface Conflict {
	versions: Versions;
	merge: Merge;
	theirsAt: string;
	/** What was being done when it came up, to go on with once it is settled. */
	resume: Intent;
	/** The person went back to the text first: nothing is saved before the choice. */
	isPutOff?: boolean;
	/** Once the person chose, and not before: until then both texts are kept where they are. */
	onResolved?: () => void;
	/** When the person's own text is from, if not from now. */
	mineAt?: string;
}

/** What is typed, and what the server has of it. */
export interface TextState {
	values: PostValues;
	/** What a new post's form starts with. */
	blank: PostValues;
	/** The live row as last seen; null before it exists. */
	post: Post | null;
	/** The server's, as last seen. */
	workingCopy: Pick<WorkingCopy, 'version' | 'fields'> | null;
	/** What the first create sent: should its answer be lost, the post that is there came from it. */
	attempted: PostValues | null;
	place: Place;
	savedAt: string | null;
	/** An explicit save that runs. */
	running: SaveIntent | null;
	conflict: Conflict | null;
	/** The post went into the bin meanwhile: nothing is saved before it is out of it. */
	isBinned: boolean;
	/** 'Agendar para' is chosen: the filled button schedules. Never of a post that is out. */
	scheduling: boolean;
	/** What is typed differs from what readers see. */
	unpublished: boolean;
	/** How often something from elsewhere came into the text without a question. */
	merges: number;
}

/** A post that is out keeps no time, whatever its form once held. */
export const timed = (values: PostValues, post: Post | null): PostValues =>
	post?.published ? withoutTime(values) : values;

/** What the server holds of this text: the working copy, else the live row, else nothing. */
export const onServer = ({ workingCopy, post, blank }: TextState): PostValues =>
	workingCopy?.fields ?? (post ? valuesOf(post) : blank);

export function isSafe(text: TextState): boolean {
	const isNothing = !text.workingCopy && !text.post && isBlank(text.values);
	return isNothing || sameValues(text.values, onServer(text));
}

export const differs = ({ values, post }: TextState): boolean =>
	post !== null && !sameValues(timed(values, post), valuesOf(post));

/** Where a text is when nothing more is to be saved of it. */
export function restPlace(text: TextState): Place {
	if (text.post === null && isBlank(text.values)) return 'new';
	return text.post?.published && !differs(text) ? 'same' : 'saved';
}
