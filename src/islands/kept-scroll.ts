/** The history entry bears the place on a page of results. */
export const keepScroll = () => history.replaceState({ ...history.state, top: scrollY }, '');

export function restoreScroll(): void {
	const top: unknown = history.state?.top;
	if (typeof top === 'number') scrollTo({ top, behavior: 'instant' });
}

/** Keeps the place when the page is left, and returns to it where the browser brings the whole page back. */
export function watchScroll(signal: AbortSignal): void {
	addEventListener('pagehide', keepScroll, { signal });
	addEventListener('pageshow', ({ persisted }) => persisted && restoreScroll(), { signal });
}
