import type { ChangeDesc, Transaction } from '@codemirror/state';
import type { Upload } from '../block/upload-effects.ts';
import type { PasteNote } from './paste-note.ts';

interface Range {
	from: number;
	to: number;
}
/** A text that was pasted, with what belongs to it. */
export interface Paste extends Range {
	id: string;
	/** What it replaced. */
	before: string;
	/** As they were when they were pasted. */
	uploads: readonly Upload[];
	/** Where its pictures stand that have come. */
	arrived: readonly Range[];
	notes: readonly PasteNote[];
	isUndone: boolean;
}

const moveRange = ({ from, to }: Range, changes: ChangeDesc): Range => {
	const start = changes.mapPos(from, 1);
	return { from: start, to: Math.max(start, changes.mapPos(to, -1)) };
};

export const movePaste = (paste: Paste, changes: ChangeDesc): Paste => ({
	...paste,
	...moveRange(paste, changes),
	arrived: paste.arrived
		.map((range) => moveRange(range, changes))
		.filter(({ from, to }) => from < to),
	notes: paste.notes.map((note) => ({ ...note, at: changes.mapPos(note.at, -1) })),
});

/** The only change of a transaction. */
export function changedRange({ changes }: Transaction): Range {
	let range = { from: 0, to: 0 };
	changes.iterChangedRanges((_from, _to, from, to) => {
		range = { from, to };
	});
	return range;
}
