import type { EditorState } from '@codemirror/state';

/** The editor as it stands, for all that shows something of it. */
export class EditorWatch {
	private state: EditorState | undefined;
	private readonly listeners = new Set<() => void>();

	readonly tell = (state: EditorState) => {
		this.state = state;
		for (const listener of this.listeners) listener();
	};
	readonly subscribe = (listener: () => void) => {
		this.listeners.add(listener);
		return () => this.listeners.delete(listener);
	};
	readonly snapshot = () => this.state;
}
