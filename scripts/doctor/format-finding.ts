import { describeDriverError } from '#db/database-error';
import type { Finding } from '#domain/site/finding';
import { shownLine } from '../local/say.ts';

export const reasonOf = (error: unknown): string => {
	const told = describeDriverError(error);
	if (told) return told;
	if (!(error instanceof Error)) return String(error);
	const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
	return `${error.message.split('\n')[0]}${cause}`;
};

const marks = { good: '✓', bad: '✗', off: '–' } as const;

/** Formats one line per finding, followed by how to fix it. */
export function formatFinding({ about, state, text, mend }: Finding): string {
	const line = shownLine(`${marks[state]} ${about}: ${text}`);
	return mend ? `${line}\n    → ${mend}` : line;
}
