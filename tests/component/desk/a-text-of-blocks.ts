import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { vi } from 'vitest';
import { findBlock } from '../../../admin/src/editor/blocks/blocks-field.ts';
import { figures } from '../../../admin/src/editor/blocks/figure.ts';
import { loadRareParts } from '../../../admin/src/editor/blocks/load-rare-parts.ts';
import { type EditorHost, editorHost } from '../../../admin/src/editor/host.ts';
import { articleLanguage } from '../../../admin/src/editor/language.ts';

await loadRareParts();

const openedAt = Date.now();
const opened: EditorView[] = [];
const nowhere = () => Object.assign([], { item: () => null }) as unknown as DOMRectList;

export function closeBlocks(): void {
	for (const view of opened.splice(0)) view.destroy();
	document.body.replaceChildren();
	vi.restoreAllMocks();
}

/** A text whose pictures are drawn, in a page, with what its host answers. */
export function openBlocks(doc: string, more: Extension[] = [], host: object = {}) {
	// jsdom lays nothing out.
	Range.prototype.getClientRects = nowhere;
	// On a busy machine the time for reading a text would end before the text.
	vi.spyOn(Date, 'now').mockReturnValue(openedAt);
	Range.prototype.getBoundingClientRect = () => new DOMRect();
	const root = document.body.appendChild(document.createElement('div'));
	const said: string[] = [];
	const extensions = [
		articleLanguage,
		figures,
		editorHost.of(() => host as EditorHost),
		EditorView.updateListener.of(({ transactions }) => {
			for (const { effects } of transactions)
				for (const effect of effects) if (effect.is(EditorView.announce)) said.push(effect.value);
		}),
		...more,
	];
	const state = EditorState.create({ doc, extensions });
	const view = new EditorView({ parent: root, state });
	opened.push(view);
	return { view, root, read: () => view.state.doc.toString(), heard: () => said };
}

/** Where each drawn block begins and ends, and what it is. */
export function blocksOf(state: EditorState): [number, number, string][] {
	const found: [number, number, string][] = [];
	for (let line = 1; line <= state.doc.lines; line += 1) {
		const block = findBlock(state, state.doc.line(line).from);
		if (block && found.at(-1)?.[0] !== block.from)
			found.push([block.from, block.to, block.widget.constructor.name]);
	}
	return found;
}

export const press = (target: HTMLElement, key: string, held: KeyboardEventInit = {}) =>
	target.dispatchEvent(
		new KeyboardEvent('keydown', { key, ...held, bubbles: true, cancelable: true }),
	);
