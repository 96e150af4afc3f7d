import type { EditorState } from '@codemirror/state';
import { useDeferredValue, useSyncExternalStore } from 'react';
import type { EditorWatch } from './editor-watch.ts';

/** Drawn when there is time: a key never waits for it. */
export const useEditorState = ({ subscribe, snapshot }: EditorWatch): EditorState | undefined =>
	useDeferredValue(useSyncExternalStore(subscribe, snapshot));
