import type { SendEvent } from './send-event.ts';

const steps = [25, 50, 75, 100];

/** Spec §7: measures how far a page is scrolled, each quarter once per view. Returns a function that starts a new view. */
export function watchScrollDepth(send: SendEvent, signal: AbortSignal): () => void {
	let next = 0;
	const measure = () => {
		// One pixel of tolerance, because zoomed pages end on fractions.
		const seen = scrollY + innerHeight + 1;
		const percent = (seen / document.documentElement.scrollHeight) * 100;
		for (let step = steps[next]; step !== undefined && percent >= step; step = steps[next]) {
			send('scroll_depth', { percent: step });
			next += 1;
		}
	};
	addEventListener('scroll', measure, { passive: true, signal });
	return () => {
		next = 0;
	};
}
