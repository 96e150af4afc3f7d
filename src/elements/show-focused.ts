/**
 * What the keyboard reaches in a row that scrolls sideways is shown whole: browsers leave a card or a chip cut off there.
 * A press moves nothing, or the link would be gone from under it.
 */
export function showFocused(): void {
	document.addEventListener('focusin', ({ target }) => {
		if (!(target instanceof Element && target.matches(':focus-visible'))) return;
		const shown = target.closest('.track > *, .chips > *');
		shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
	});
}
