import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { completions } from '../keys/completions.ts';
import type { Part } from '../least-change.ts';
import { findConverter } from './converter.ts';
import { ownType } from './own-copy.ts';

const copy = (event: ClipboardEvent, view: EditorView) =>
	findConverter()?.copyPart(event, view) ?? false;

const isMac = /Mac/.test(navigator.platform);

/** Knows which part of this text is being dragged, and says of it what a copy says. */
class Drag {
	private part: Part | undefined;
	private readonly view: EditorView;
	private readonly events = new AbortController();

	constructor(view: EditorView) {
		this.view = view;
		// Behind CodeMirror's own handler, which gives away the Markdown.
		const { signal } = this.events;
		view.dom.addEventListener('dragstart', (event) => this.start(event), { signal });
		view.dom.addEventListener('dragend', () => this.end(), { signal });
	}
	private start({ dataTransfer, target }: DragEvent) {
		const isBlock = target instanceof HTMLElement && target.draggable;
		this.part =
			isBlock || !dataTransfer ? undefined : findConverter()?.dragPart(dataTransfer, this.view);
	}
	private end() {
		this.part = undefined;
	}
	update({ changes }: ViewUpdate) {
		if (!this.part) return;
		const { from, to } = this.part;
		this.part = { from: changes.mapPos(from, 1), to: changes.mapPos(to, -1) };
	}
	/** What was copied from a desk comes as it is pasted; from this text it leaves its place, unless a copy is asked for. */
	drop(event: DragEvent): boolean {
		const own = event.dataTransfer?.getData(ownType) ?? '';
		const converter = findConverter();
		if (own === '' || !converter || this.view.state.readOnly) return false;
		event.preventDefault();
		const at = this.view.posAtCoords({ x: event.clientX, y: event.clientY }, false);
		const moved = (isMac ? event.altKey : event.ctrlKey) ? undefined : this.part;
		this.end();
		converter.dropOwn(this.view, own, at, moved);
		return true;
	}
	destroy() {
		this.events.abort();
	}
}

/** What is copied, cut or dragged is the article's: bold words and links for other programs, and words without signs. */
export const copyAsArticle = [
	EditorView.domEventHandlers({ copy, cut: copy }),
	completions.of((before, changes) => findConverter()?.mendCuts(before, changes) ?? []),
	ViewPlugin.fromClass(Drag, {
		eventHandlers: {
			drop(event) {
				return this.drop(event);
			},
		},
	}),
];
