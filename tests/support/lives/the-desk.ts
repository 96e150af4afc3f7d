import type { createPost } from '#contract/create-post';
import type { InputOf, OutputOf } from '#contract/endpoint';
import type { Side } from '../../../admin/src/features/post-form/conflict/choices.ts';
import type { FieldName, PostValues } from '../../../admin/src/text/post-values.ts';
import type { TextState } from '../../../admin/src/text/text-state.ts';

export type Press = 'main' | 'save' | 'keep' | 'discard';

/** A post's form as it stands. */
export interface FormSeen {
	id: string;
	text: TextState;
	/** What its fields show. */
	shown: PostValues;
	/** The invalid fields that the last press reported. */
	faulty: FieldName[];
}

/** What an editor does in one tab of the desk. Each returns when nothing more will happen by itself. */
export interface DeskTab {
	opens: (address: string) => Promise<void>;
	closes: () => Promise<void>;
	reloads: () => Promise<void>;
	goesHome: () => Promise<void>;
	/** The form; undefined when there is none, for example because a save has returned to the list. */
	sees: () => Promise<FormSeen | undefined>;
	types: <N extends FieldName>(
		name: N,
		change: (before: PostValues[N]) => PostValues[N],
	) => Promise<void>;
	/** 'Agendar para', or 'Quando eu clicar em Publicar'. */
	chooses: (scheduledAt: string | null) => Promise<void>;
	/** 'Publicar esta mudança em'. */
	plans: (at: string) => Promise<void>;
	/** Takes a planned change back in the form, if there is one, which opens again with it. */
	takesPlanBack: () => Promise<void>;
	/** Returns the form's text afterwards. */
	presses: (button: Press) => Promise<PostValues | undefined>;
	/** Answers every question with the same side, and returns the form's text afterwards. */
	settles: (side: Side) => Promise<PostValues | undefined>;
	putsOff: () => Promise<void>;
	/** Uses what an earlier visit left behind, if anything, and returns what it replaces. */
	recovers: () => Promise<PostValues | undefined>;
	/** Takes the post out of the bin. */
	restores: () => Promise<void>;
}

/** The browser with these tabs, its network and its storage. */
export interface DeskBrowser {
	waits: (ms: number) => Promise<void>;
	/** Lets whatever is under way come to rest. */
	rests: () => Promise<void>;
	goesOffline: () => Promise<void>;
	comesOnline: () => Promise<void>;
	/** The next change succeeds, but its reply is lost. */
	losesNextAnswer: () => void;
	signsIn: () => Promise<void>;
	creates: (input: InputOf<typeof createPost>) => Promise<OutputOf<typeof createPost>['post']>;
	/** Calls the server outside the tabs, like the list or another device. */
	calls: (name: string, input: object) => Promise<{ status: number; body: CallReply }>;
	/** What the browser's journal contains. */
	entries: () => Promise<unknown[]>;
}

// biome-ignore lint/suspicious/noExplicitAny: a reply may be any endpoint's, or an error.
export type CallReply = any;
