import { stripMarks } from './strip-marks.ts';

/** A text without marks, line by line, as readers see its words. */
export const asRead = (source: string): string =>
	source
		.split('\n')
		.map((line) => stripMarks(line))
		.join('\n')
		.replace(/\n{3,}/g, '\n\n')
		.trim();

/** Two versions as readers see them; with their marks where these are all that differs. */
export function bothAsRead(before: string, after: string): { before: string; after: string } {
	const read = { before: asRead(before), after: asRead(after) };
	return read.before === read.after ? { before, after } : read;
}
