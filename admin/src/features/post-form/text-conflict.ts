import type { PostValues } from '../../journal/post-values.ts';
import { mergeValues } from './merge-values.ts';
import type { TypedText } from './typed-text.ts';
import type { Intent } from './writer-state.ts';

/** What came from elsewhere, against what both sides started from. */
export interface Elsewhere {
	base: PostValues;
	theirs: PostValues;
	at: string;
	/** What is being done meanwhile. */
	resume: Intent;
}

/** Merges what came from elsewhere; false when a person must choose. */
export function reconcile(text: TypedText, { base, theirs, at, resume }: Elsewhere): boolean {
	const versions = { base, mine: text.values, theirs };
	const merge = mergeValues(versions);
	if (merge.clashes.length > 0) {
		const conflict = { versions, merge, theirsAt: at, resume };
		text.become({ conflict, running: null, place: 'browser' });
		return false;
	}
	text.become({ conflict: null });
	text.take(merge.merged, true);
	return true;
}

/** An older text of this browser against the present one: every difference is the person's to decide. */
export function compareWith(
	text: TypedText,
	older: { values: PostValues; at: string },
	{ at, onResolved }: { at: string; onResolved: () => void },
): void {
	const versions = { base: text.blank, mine: older.values, theirs: text.values };
	const merge = mergeValues(versions);
	const more = { theirsAt: at, mineAt: older.at, onResolved };
	text.become({ conflict: { versions, merge, resume: 'autosave', ...more } });
}

/** The person chose: the result stands over both versions, and what was being done can go on. */
export function settleConflict(text: TypedText, chosen: PostValues): Intent {
	const { resume = 'autosave', onResolved } = text.state.conflict ?? {};
	text.become({ conflict: null });
	text.take(chosen);
	onResolved?.();
	return resume;
}

/** Back to the text without a choice: both versions stay where they are until it is asked again. */
export function putOff(text: TypedText): void {
	const { conflict } = text.state;
	const isComparison = !conflict || conflict.onResolved !== undefined;
	text.become({ conflict: isComparison ? null : { ...conflict, isPutOff: true } });
}

/** Asks again what was put off, with what was typed since. True when nothing is to be chosen. */
export function askAgain(text: TypedText, resume: Intent): boolean {
	const { conflict } = text.state;
	if (!conflict?.isPutOff) return conflict === null;
	const { versions, theirsAt: at } = conflict;
	return reconcile(text, { base: versions.base, theirs: versions.theirs, at, resume });
}
