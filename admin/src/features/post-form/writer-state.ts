import type { Draft } from '#contract/drafts';
import type { Post } from '#domain/post';
import type { PostValues } from '../../journal/post-values.ts';
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
/** What a press does, in its button's words: 'publish' and 'save-to-site' alone reach readers. */
export type Intent = 'autosave' | 'save' | 'schedule' | 'publish' | 'save-to-site';
export interface WriterState {
	/** The live row as last seen; null before it exists. */
	post: Post | null;
	place: Place;
	savedAt: string | null;
	/** An explicit save that runs. */
	running: Exclude<Intent, 'autosave'> | null;
	conflict: Conflict | null;
	/** The post went into the bin meanwhile: nothing is saved before it is out of it. */
	isBinned: boolean;
	/** 'Agendar para' is chosen: the filled button schedules. Never of a post that is out. */
	scheduling: boolean;
	/** The server's working copy differs from what readers see. */
	unpublished: boolean;
}

/** What a form opens with, as far as its text is concerned. */
export interface TextStart {
	post: Post | null;
	draft: Draft | null;
	values: PostValues;
	blank: PostValues;
}
export interface TextPorts {
	/** Keeps the text in this browser until the server has it. */
	remember(values: PostValues, baseRevision: number): void;
	forget(): void;
	/** Values from elsewhere come into the form, without replacing what was typed. */
	adopt(values: PostValues, merged: boolean): void;
}
export interface WriterPorts extends TextPorts {
	saveDraft(copy: { base_revision: number; version: number; fields: PostValues }): Promise<Draft>;
	/** Of a text that was emptied before it became a post. */
	discardDraft(): Promise<void>;
	/** The live row; undefined while the post was never created. */
	findPost(): Promise<Post | undefined>;
	/** The live row as it was. */
	findRevision(revision: number): Promise<PostValues | undefined>;
}
