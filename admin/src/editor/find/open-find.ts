import { Compartment } from '@codemirror/state';
import type { Command, EditorView } from '@codemirror/view';
import { onDemand } from '../../ui/on-demand.ts';
import { toastFailure } from '../../ui/toast-failure.ts';

type Find = typeof import('./find-commands.ts');

const part = onDemand(() => import('./find-commands.ts'));

/** Empty until the first search. */
const place = new Compartment();

function enable(view: EditorView, { findExtension }: Find): void {
	if (place.get(view.state) !== findExtension)
		view.dispatch({ effects: place.reconfigure(findExtension) });
}

const searching =
	(commandOf: (find: Find) => Command): Command =>
	(view) => {
		// What is typed until it has come is not for the text.
		if (!part.now()) view.contentDOM.blur();
		part.use(
			(find) => {
				enable(view, find);
				commandOf(find)(view);
			},
			(error) => {
				view.focus();
				toastFailure(error);
			},
		);
		return true;
	};

/** Opens with the selected text of one line as the query, or with the last query. */
export const openFind = searching((find) => find.openFind);
const next = searching(({ step }) => step(1));
const before = searching(({ step }) => step(-1));

export const findPlace = place.of([]);

/** The keys for these commands in the editor. */
export const findKeys = [
	{ key: 'Mod-f', run: openFind, preventDefault: true },
	{ key: 'F3', run: next, shift: before, preventDefault: true },
	{ key: 'Mod-g', run: next, shift: before, preventDefault: true },
];
