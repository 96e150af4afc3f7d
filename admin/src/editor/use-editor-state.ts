import type { EditorState } from '@codemirror/state';
import { startTransition, useEffect, useState } from 'react';
import { SharedValue } from '../ui/shared-value.ts';

/** The editor as it stands, for all that shows something of it. */
export type EditorWatch = SharedValue<EditorState | undefined>;

export const watchEditor = (): EditorWatch => new SharedValue<EditorState | undefined>(undefined);

/** Drawn when there is time: a key never waits for it. */
export function useEditorState(watch: EditorWatch): EditorState | undefined {
	const [state, setState] = useState(watch.current);
	useEffect(() => {
		const follow = () => startTransition(() => setState(watch.current()));
		follow();
		return watch.subscribe(follow);
	}, [watch]);
	return state;
}
