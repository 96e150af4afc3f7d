import { EditorView, type PluginValue, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** What says that the person looks elsewhere by now. */
const looksAway = ['wheel', 'touchmove', 'pointerdown'] as const;

/** Pictures of other sites have no place before they come: then they push the line that is written out of the window. */
class KeepInSight implements PluginValue {
	private readonly view: EditorView;
	private isWanted = false;

	constructor(view: EditorView) {
		this.view = view;
		view.contentDOM.addEventListener('load', this.onPicture, true);
		for (const away of looksAway) addEventListener(away, this.onAway, { passive: true });
	}

	/** Typing moves the cursor. What does not is a picture that has come, or a word about one. */
	update({ selectionSet }: ViewUpdate): void {
		if (selectionSet) this.isWanted = true;
	}

	destroy(): void {
		this.view.contentDOM.removeEventListener('load', this.onPicture, true);
		for (const away of looksAway) removeEventListener(away, this.onAway);
	}

	private readonly onAway = (): void => {
		this.isWanted = false;
	};

	private readonly onPicture = (): void => {
		const { view } = this;
		if (!this.isWanted || !view.contentDOM.contains(view.root.activeElement)) return;
		const { head } = view.state.selection.main;
		view.dispatch({ effects: EditorView.scrollIntoView(head, { y: 'nearest' }) });
	};
}

export const keepInSight = ViewPlugin.fromClass(KeepInSight);
