export const findingStates = ['good', 'bad', 'off'] as const;

/** The result of one check. `off` is an optional part that this site does not use, or what could not be tried. */
export interface Finding {
	about: string;
	state: (typeof findingStates)[number];
	/** What was found. */
	text: string;
	/** How to fix it. */
	mend?: string | undefined;
}

export const good = (about: string, text: string): Finding => ({ about, state: 'good', text });
export const off = (about: string, text: string, mend: string): Finding => ({
	about,
	state: 'off',
	text,
	mend,
});
export const bad = (about: string, text: string, mend: string): Finding => ({
	about,
	state: 'bad',
	text,
	mend,
});
