import { type EditorState, Facet } from '@codemirror/state';
import type { Image } from '#contract/images';
import type { VideoReply } from '#contract/videos';
import { SharedValue } from '../ui/shared-value.ts';
import type { Found } from './find/find.ts';
import type { ToolName } from './tools/tools.ts';

/** A picture in the library, or why it is not there, for the person. */
type Uploaded = { image: Image } | { reason: string; canRetry: boolean };

/** Pictures of other sites that were asked for. */
export interface Brought {
	/** Old address → address in the blog. */
	brought: Map<string, string>;
	stayed: { address: string; why: string }[];
}

export interface PictureHost {
	/** The pictures among these files; tells the person of the others. */
	takeFiles: (files: readonly File[]) => Promise<File[]>;
	/** Stores one picture in the library; `onProgress` gets values from 0 to 1. */
	upload: (
		file: File,
		options: { signal: AbortSignal; onProgress: (share: number) => void },
	) => Promise<Uploaded>;
	/** How many pictures the text waits for. */
	onWaiting: (count: number) => void;
	/** Copies pictures of other sites into the library, one after the other. */
	bring: (
		addresses: readonly string[],
		signal: AbortSignal,
		onStep: (at: number) => void,
	) => Promise<Brought>;
	/** Lets the person choose another picture; the callback is not called when they cancel. */
	choosePicture: (onChosen: (image: Image) => void) => void;
	/** The same for a gallery: files come to the cursor, as pictures of the gallery there. */
	choosePictures: (onChosen: (image: Image) => void) => void;
	/** Stores a picture's description in the library. */
	keepDescription: (url: string, alt: string) => void;
}

/** The words whose link is to be chosen. */
export interface WantedLink {
	from: number;
	to: number;
	/** The text between `from` and `to`, to detect changes made while the dialog is open. */
	source: string;
	/** The words, as Markdown. */
	words: string;
	/** The present address. */
	address: string | undefined;
	anchor: { top: number; bottom: number; left: number };
}

/** A post's title before and after. */
export interface Retitling {
	from: string;
	to: string;
}

export interface TitleHost {
	isEmpty: () => boolean;
	/** Gives it the focus, coming from below. */
	enter: () => void;
	/** Leaves a title that is not `from` any more as it is. */
	change: (retitling: Retitling) => void;
}

/** All that the editor asks of its house. */
export interface EditorHost {
	pictures: PictureHost;
	title: TitleHost;
	/** Runs a tool, or asks for what it needs first. */
	onTool: (name: ToolName) => void;
	/** Lets the person choose where a link leads. */
	askLink: (wanted: WantedLink) => void;
	onState: (state: EditorState) => void;
	/** The search and its matches; null while nothing is searched. */
	onFound: (found: Found | null) => void;
}

/** The present host: it may be another after each drawing of the house. */
export const editorHost = Facet.define<() => EditorHost, () => EditorHost>({
	combine: ([host]) =>
		host ??
		(() => {
			throw new Error('This editor has no host.');
		}),
});

export const hostOf = (state: EditorState): EditorHost => state.facet(editorHost)();

/** What the hosts said about the videos of the text, by canonical address. */
export const knownVideos = new SharedValue<ReadonlyMap<string, VideoReply>>(new Map());
