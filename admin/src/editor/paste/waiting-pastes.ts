import type { SelectionRange } from '@codemirror/state';
import { type EditorView, ViewPlugin } from '@codemirror/view';
import { findConverter, withConverter } from './converter.ts';

/** Where pastes wait for their converter, in their order. What is typed meanwhile comes below them. */
export const waitingPastes = ViewPlugin.define(() => {
	const places: { range: SelectionRange }[] = [];
	return {
		places,
		update({ changes }) {
			for (const place of places) place.range = place.range.map(changes);
		},
	};
});

/** Pastes at once, or, where the converter has yet to come, at the place where the cursor was. */
export function pasteInTurn(view: EditorView, ...pastes: Parameters<typeof withConverter>): void {
	const waiting = view.plugin(waitingPastes);
	if (findConverter() || !waiting) {
		withConverter(...pastes);
		return;
	}
	const { places } = waiting;
	const place = { range: view.state.selection.main };
	places.push(place);
	view.dispatch({ selection: { anchor: place.range.to } });
	const inPlace = (paste: () => void) => {
		const here = { range: view.state.selection.main };
		const at = place.range.to;
		const next = [...places, here].filter(({ range }) => range.empty && range.to === at);
		places.splice(places.indexOf(place), 1, here);
		view.dispatch({ selection: { anchor: place.range.from, head: at } });
		paste();
		places.splice(places.indexOf(here), 1);
		for (const one of next) one.range = view.state.selection.main;
		view.dispatch({ selection: { anchor: here.range.anchor, head: here.range.head } });
	};
	const [use, otherwise] = pastes;
	withConverter(
		(converter) => inPlace(() => use(converter)),
		() => inPlace(otherwise),
	);
}
