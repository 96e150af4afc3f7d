import { focusedElement } from '../../ui/focused-element.ts';
import { isPhone } from '../../ui/use-phone.ts';

/** Brings a post's way to readers into sight, which the panel or a phone's page may have scrolled away. */
export function showWayOut(): void {
	// On a phone the text has the focus again after a question, and with it the keyboard.
	if (isPhone()) focusedElement()?.blur();
	// Behind what draws it.
	setTimeout(() => {
		const lane = document.querySelector('.lane');
		if (!lane) return;
		lane.parentElement?.scrollTo({ top: 0 });
		const { top } = lane.getBoundingClientRect();
		if (top < 0 || top > innerHeight / 2) lane.scrollIntoView();
	});
}
