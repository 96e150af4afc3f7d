/** One thing that was looked at. `off` is a part that this site chose to do without. */
export interface Finding {
	about: string;
	state: 'good' | 'bad' | 'off';
	/** What was seen. */
	text: string;
	/** What to do about it. */
	mend?: string;
}

export const good = (about: string, text: string): Finding => ({ about, state: 'good', text });
export const off = (about: string, text: string, mend: string): Finding => ({
	...{ about, state: 'off', text, mend },
});
export const bad = (about: string, text: string, mend: string): Finding => ({
	...{ about, state: 'bad', text, mend },
});

export const reasonOf = (error: unknown): string => {
	if (!(error instanceof Error)) return String(error);
	const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
	return `${error.message.split('\n')[0]}${cause}`;
};

const marks = { good: '✓', bad: '✗', off: '–' } as const;

/** One line a finding, and how to mend it below. */
export function formatFinding({ about, state, text, mend }: Finding): string {
	const line = `${marks[state]} ${about}: ${text}`;
	return mend ? `${line}\n    → ${mend}` : line;
}
