import type { SendEvent } from './send-event.ts';

/** Spec §7: a click on a call to action, with its type and its place on the page. */
export function watchCallsToAction(send: SendEvent, signal: AbortSignal): void {
	document.addEventListener(
		'click',
		({ target }) => {
			const link = target instanceof Element ? target.closest('[data-cta-type]') : null;
			if (!(link instanceof HTMLElement)) return;
			const { ctaType, ctaLocation } = link.dataset;
			send('cta_click', { cta_type: ctaType, cta_location: ctaLocation });
		},
		{ capture: true, signal },
	);
}
