import { Annotation, type ChangeDesc, type Transaction } from '@codemirror/state';
import type { Upload } from '../blocks/upload-effects.ts';
import type { PasteNote } from './paste-notice.ts';

interface Range {
	from: number;
	to: number;
}
/** A text that was pasted, with what belongs to it. */
export interface Paste extends Range {
	id: string;
	/** What is left of it: what was typed within it since is no part. */
	pieces: readonly Range[];
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

/** Where a paste is once its own step is completed. */
export const mapPaste = (paste: Paste, changes: ChangeDesc): Paste => ({
	...paste,
	...moveRange(paste, changes),
	pieces: paste.pieces.map((piece) => moveRange(piece, changes)),
	uploads: paste.uploads.map((upload) => ({ ...upload, at: changes.mapPos(upload.at, 1) })),
	notes: paste.notes.map((note) => ({ ...note, at: changes.mapPos(note.at, -1) })),
});

/** Says that a change completes what was pasted, such as the new address of one of its pictures. */
export const completesPaste = Annotation.define<true>();

/** The stretches of a range that a change leaves as they are. */
function keptOf({ from, to }: Range, changes: ChangeDesc): Range[] {
	const kept: Range[] = [];
	changes.iterGaps((old, now, length) => {
		const [start, end] = [Math.max(old, from), Math.min(old + length, to)];
		if (start < end) kept.push({ from: now + start - old, to: now + end - old });
	});
	return kept;
}

export function movePaste(paste: Paste, transaction: Transaction): Paste {
	const { changes } = transaction;
	const isOwn = transaction.annotation(completesPaste) === true;
	return {
		...paste,
		...moveRange(paste, changes),
		pieces: paste.pieces.flatMap((piece) =>
			isOwn ? [moveRange(piece, changes)] : keptOf(piece, changes),
		),
		arrived: paste.arrived
			.map((range) => moveRange(range, changes))
			.filter(({ from, to }) => from < to),
		notes: paste.notes.map((note) => ({ ...note, at: changes.mapPos(note.at, -1) })),
	};
}

/** The only change of a transaction. */
export function changedRange({ changes }: Transaction): Range {
	let range = { from: 0, to: 0 };
	changes.iterChangedRanges((_from, _to, from, to) => {
		range = { from, to };
	});
	return range;
}
