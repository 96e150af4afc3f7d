import { createContext, Script } from 'node:vm';
import { limits } from '#config/limits';
import { AppError } from '#domain/app-error';
import type { ImportItem } from './import-item.ts';

/** Letters of a text that is read; what is left of one must fit into a post. */
export const longestText = 2 * limits.contentBytes;
/** A text of this length takes a moment, whatever is in it. */
const shortText = 20_000;
const mostSeconds = 30;

const room: { work?: () => void } = createContext({});
const script = new Script('work()');

/**
 * Reads a text of somebody else's, or throws an `AppError` where that does not end: so many signs of so many tools are
 * looked for that some text takes one of them more than linear time.
 */
export function inTime<Result>(length: number, read: () => Result, seconds = mostSeconds): Result {
	if (length < shortText) return read();
	if (length > longestText)
		throw new AppError('invalid_input', `o texto passa de ${longestText / 1_000_000} MB`);
	let result: Result | undefined;
	room.work = () => {
		result = read();
	};
	try {
		script.runInContext(room, { timeout: seconds * 1_000 });
	} catch (error) {
		if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
		throw new AppError('invalid_input', `a leitura não acaba em ${seconds} segundos`);
	}
	return result as Result;
}

/** The same for an item, which is refused later with the reason. */
export function readItem(source: string, length: number, read: () => ImportItem): ImportItem {
	try {
		return inTime(length, read);
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		return { key: source, source, fields: { unreadable: error.message } };
	}
}
