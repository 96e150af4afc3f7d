import { type ChangeObject, diffArrays } from 'diff';

/** A comparison takes steps of the square of this. */
const mostEdits = 600;
/** Each edit may pass along the whole of a long text. */
const mostSteps = 20_000_000;

/** How many edits are looked for between lists of these lengths. */
export const editsBetween = (items: number): number =>
	Math.min(mostEdits, Math.ceil(mostSteps / (items + 1)));

/** All that lies between the common beginning and the common end counts as replaced. */
function diffEnds(before: string[], after: string[]): ChangeObject<string[]>[] {
	const shorter = Math.min(before.length, after.length);
	let start = 0;
	while (start < shorter && before[start] === after[start]) start += 1;
	let end = 0;
	while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
	const part = (value: string[], removed: boolean, added: boolean) => ({
		value,
		removed,
		added,
		count: value.length,
	});
	return [
		part(before.slice(0, start), false, false),
		part(before.slice(start, before.length - end), true, false),
		part(after.slice(start, after.length - end), false, true),
		part(before.slice(before.length - end), false, false),
	].filter(({ count }) => count > 0);
}

/** How one list became another. Lists that differ in too many places are not compared in detail, so that it always ends. */
export function diffLists(before: string[], after: string[]): ChangeObject<string[]>[] {
	const maxEditLength = editsBetween(before.length + after.length);
	return diffArrays(before, after, { maxEditLength }) ?? diffEnds(before, after);
}
