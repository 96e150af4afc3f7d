/** A part of the text, by its offsets. */
export interface Part {
	from: number;
	to: number;
}
/** A text change in CodeMirror's format. */
export interface Change extends Part {
	insert: string;
}

/** Reduces a change to the part that differs, so that the cursor and the history stay where the edit happens. */
export function leastChange(text: string, { from, to, insert }: Change): Change {
	const old = text.slice(from, to);
	const most = Math.min(old.length, insert.length);
	let start = 0;
	while (start < most && old[start] === insert[start]) start += 1;
	let end = 0;
	while (end < most - start && old.at(-1 - end) === insert.at(-1 - end)) end += 1;
	return { from: from + start, to: to - end, insert: insert.slice(start, insert.length - end) };
}
