/** The history entry bears the place on a page of results. */
export const keepPlace = () => history.replaceState({ ...history.state, top: scrollY }, '');

export function returnToPlace(): void {
	const top: unknown = history.state?.top;
	if (typeof top === 'number') scrollTo({ top, behavior: 'instant' });
}
