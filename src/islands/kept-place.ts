/** The history entry bears the place on a page of results. */
export const keepPlace = () => history.replaceState({ ...history.state, top: scrollY }, '');

export function returnToPlace(): void {
	const top: unknown = history.state?.top;
	if (typeof top === 'number') scrollTo({ top, behavior: 'instant' });
}

/** Keeps the place when the page is left, and returns to it where the browser brings the whole page back. */
export function watchPlace(signal: AbortSignal): void {
	addEventListener('pagehide', keepPlace, { signal });
	addEventListener('pageshow', ({ persisted }) => persisted && returnToPlace(), { signal });
}
