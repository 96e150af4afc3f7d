import { type Extension, Prec } from '@codemirror/state';
import { type Command, EditorView, keymap, showTooltip, type TooltipView } from '@codemirror/view';
import { onDemand } from '../../ui/on-demand.ts';
import { createElement } from '../create-element.ts';
import { hostOf } from '../host.ts';
import { listId, matchingItems, optionId, setSlash, slashField, slashOf } from './slash.ts';

/** Loaded with the editor, which does not wait for it: the keys work without it. */
const { load: loadSlashList, use: withSlashList } = onDemand(() => import('./slash-list.ts'));
loadSlashList().catch(() => undefined);

const move =
	(by: 1 | -1): Command =>
	(view) => {
		const slash = slashOf(view.state);
		if (!slash) return false;
		const count = matchingItems(slash.query).length;
		const at = (slash.at + by + count) % count;
		view.dispatch({ effects: setSlash.of({ ...slash, at }) });
		return true;
	};

const close: Command = (view) => {
	if (!slashOf(view.state)) return false;
	view.dispatch({ effects: setSlash.of(null) });
	return true;
};

/** The slash and its letters go, and the block comes. */
const insert =
	(at?: number): Command =>
	(view) => {
		const slash = slashOf(view.state);
		const item = slash && matchingItems(slash.query)[at ?? slash.at];
		if (!item) return false;
		view.dispatch({
			changes: { from: slash.from, to: view.state.selection.main.head },
			effects: setSlash.of(null),
			userEvent: 'delete',
		});
		hostOf(view.state).onTool(item.tool);
		return true;
	};

function create(view: EditorView): TooltipView {
	const dom = createElement('div', { class: 'cm-slash' });
	let show = (): void => undefined;
	withSlashList(({ fillSlashList }) => {
		show = fillSlashList(view, dom, (at) => insert(at)(view));
	});
	return { dom, update: () => show(), mount: () => show() };
}

/** `/` opens a list of blocks; the text keeps the focus, and is told which one is chosen. */
export const slashMenu: Extension = [
	slashField,
	Prec.highest(
		keymap.of([
			{ key: 'ArrowDown', run: move(1) },
			{ key: 'ArrowUp', run: move(-1) },
			{ key: 'Enter', run: insert() },
			{ key: 'Escape', run: close },
		]),
	),
	showTooltip.compute([slashField], (state) => {
		const slash = slashOf(state);
		// The first line of a short text lies within the margins that scrolling keeps free.
		return slash && { pos: slash.from, create, clip: false };
	}),
	EditorView.contentAttributes.compute([slashField], (state): Record<string, string> => {
		const slash = slashOf(state);
		const item = slash && matchingItems(slash.query)[slash.at];
		if (!item) return {};
		return {
			'aria-autocomplete': 'list',
			'aria-controls': listId,
			'aria-activedescendant': optionId(item.tool),
		};
	}),
	EditorView.domEventHandlers({
		blur: (_, view) => {
			close(view);
		},
	}),
];
