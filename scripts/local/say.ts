import { describeFailedQuery } from '#db/database-error';
import { cleanText } from '#domain/text/clean-text';

/**
 * Text of foreign origin, such as a file's name, as one line of a terminal: without signs that move its cursor, colour
 * it, turn its direction or begin another line.
 */
export const shownLine = (text: string): string => cleanText(text).replace(/[\n\t]+/g, ' ');

export const posts = (count: number): string => (count === 1 ? '1 post' : `${count} posts`);
export const pictureFiles = (count: number): string =>
	count === 1 ? '1 arquivo de imagem' : `${count} arquivos de imagem`;

/** Prints what a command found. All that commands print goes through here or `warn`: any of it may contain such text. */
export function say(text: string): void {
	console.log(cleanText(text));
}

/** Prints what a command could not do, or how far it is. */
export function warn(text: string): void {
	console.error(cleanText(text));
}

/** Ends a command with an error message; the stack is printed only with DEBUG. */
export function fail(error: unknown): void {
	const text = error instanceof Error ? error.message : String(error);
	const message = describeFailedQuery(error) ?? text;
	warn(message);
	if (process.env['DEBUG']) console.error(error);
	process.exitCode = 1;
}
