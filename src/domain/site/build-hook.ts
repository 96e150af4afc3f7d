/** A project's build hook at Netlify, without its query; undefined when the text is anything else. */
export const readHookAddress = (text: string): string | undefined =>
	/^https:\/\/api\.netlify\.com\/build_hooks\/[0-9a-f]{24}(?=\?\S*$|$)/.exec(text.trim())?.[0];

/** How far a project's publishing is set up. */
export const hookStates = [
	/** Nothing has it: publications wait. */
	'missing',
	/** No build that it started has been heard of yet. */
	'unproven',
	/** Netlify accepted it, and nothing came: it starts another project's builds. */
	'foreign',
	'proven',
	/** A variable of the site or the local runner has it. */
	'setting',
] as const;
export type HookState = (typeof hookStates)[number];
