import type { SendEvent } from './send-event.ts';

/** Spec §7: measures clicks on calls to action, with type and position on the page. */
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
