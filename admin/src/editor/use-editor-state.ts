import type { EditorState } from '@codemirror/state';
import { useDeferredValue } from 'react';
import { SharedValue } from '../ui/shared-value.ts';

/** The editor as it stands, for all that shows something of it. */
export type EditorWatch = SharedValue<EditorState | undefined>;

export const watchEditor = (): EditorWatch => new SharedValue<EditorState | undefined>(undefined);

/** Drawn when there is time: a key never waits for it. */
export const useEditorState = (watch: EditorWatch): EditorState | undefined =>
	useDeferredValue(watch.useValue());
