import { StateEffect } from '@codemirror/state';

/** Several pictures that came at once: one below the other, until they are asked to be a gallery. */
export interface Together {
	id: string;
	way: 'asked' | 'gallery' | 'rows';
}

/** A picture that is on its way into the text. */
export interface Upload {
	id: string;
	file: File;
	/** Where the line begins that it will stand above, or in the one that it will stand under. */
	at: number;
	/** Whether it is a picture is read from the file first. */
	state: 'read' | 'waiting' | 'sending' | 'failed';
	/** From 0 to 1. */
	share: number;
	/** Why it failed. */
	reason?: string;
	/** Could it arrive if it was sent again? */
	canRetry?: boolean;
	/** Pictures that came at once, and how they are to stand. */
	together?: Together | undefined;
	/** What is known of a picture that came with a text. */
	pasted?: {
		alt: string;
		title: string;
		/** Whether it stands between other text, and not under a paragraph. */
		isWithin: boolean;
	};
}

export const addUploads = StateEffect.define<Upload[]>();
export const changeUpload = StateEffect.define<Pick<Upload, 'id'> & Partial<Upload>>();
export const removeUpload = StateEffect.define<string>();
/** How pictures that came at once are to stand. */
export const settleTogether = StateEffect.define<Together>();
/** Where the picture ends now: those behind it in the queue come under it. */
export const startUpload = StateEffect.define<{ id: string; end: number }>();
