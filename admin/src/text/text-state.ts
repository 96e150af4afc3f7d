import type { WorkingCopy } from '#contract/working-copies';
import { sameValues, valuesOf, withoutTime } from '#domain/post/form-values';
import type { Post } from '#domain/post/post';
import type { Merge, Versions } from '#merge/merge-values';
import { isBlank, type PostValues } from './post-values.ts';

/** Where the text is saved. */
export type TextStage = 'new' | 'same' | 'saved' | 'browser' | 'saving' | NotSaved;
export type NotSaved = 'offline' | 'session' | 'failed' | 'too-long';

/** What a button press does, by the button's label; only 'publish' and 'save-to-site' reach readers. */
export type SaveIntent = 'save' | 'schedule' | 'publish' | 'save-to-site';
export type Intent = SaveIntent | 'autosave';

export interface Conflict {
	versions: Versions;
	merge: Merge;
	theirsAt: string;
	/** The operation that it interrupted, to be continued afterwards. */
	resume: Intent;
	/** The user returned to the text first: nothing is saved before the choice. */
	isPutOff?: boolean;
	/** Called when the user has chosen; until then both texts are kept where they are. */
	onResolved?: () => void;
	/** The time of the user's own text, if it is not current. */
	mineAt?: string;
}

/** What is typed, and what the server has of it. */
export interface TextState {
	values: PostValues;
	/** The initial values of a new post's form. */
	blank: PostValues;
	/** The live row as last seen; null before it exists. */
	post: Post | null;
	/** The server's working copy as last seen. */
	workingCopy: Pick<WorkingCopy, 'version' | 'fields'> | null;
	place: TextStage;
	savedAt: string | null;
	/** The explicit save that is running. */
	running: SaveIntent | null;
	conflict: Conflict | null;
	/** The post was moved to the bin: nothing is saved before it is restored. */
	isBinned: boolean;
	/** 'Agendar para' is selected, so the primary button schedules. Never for a published post. */
	scheduling: boolean;
	/** The typed text differs from the stored row. */
	unpublished: boolean;
	/** How often a version from elsewhere was merged without a question. */
	merges: number;
}

/** The state that the form's parts draw: without the typed text, it stays the same from key to key. */
export type ShownState = Omit<TextState, 'values'>;

export const showsTheSame = (before: TextState, { values, ...shown }: TextState): boolean =>
	Object.entries(shown).every(([name, value]) => value === before[name as keyof ShownState]);

/** A published post has no scheduled time, whatever its form contained. */
export const timed = (values: PostValues, post: Post | null): PostValues =>
	post?.published ? withoutTime(values) : values;

/** The server's version of this text: the working copy, else the live row, else nothing. */
export const onServer = ({ workingCopy, post, blank }: TextState): PostValues =>
	workingCopy?.fields ?? (post ? valuesOf(post) : blank);

export function isSafe(text: TextState): boolean {
	const isNothing = !text.workingCopy && !text.post && isBlank(text.values);
	return isNothing || sameValues(text.values, onServer(text));
}

export const differs = ({ values, post }: TextState): boolean =>
	post !== null && !sameValues(timed(values, post), valuesOf(post));

/** The place of a text when nothing remains to be saved. */
export function textStage(text: TextState): TextStage {
	if (text.post === null && isBlank(text.values)) return 'new';
	return text.post?.published && !differs(text) ? 'same' : 'saved';
}
