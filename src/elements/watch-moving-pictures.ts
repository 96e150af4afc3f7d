const isMoving = ({ serverTiming }: PerformanceResourceTiming) =>
	serverTiming?.[0]?.name === 'moving';

/** Stored pictures that move say so as they load; only then what stops them is loaded. */
export function watchMovingPictures(
	place: Document | ShadowRoot = document,
	view: typeof globalThis = globalThis,
): void {
	new view.PerformanceObserver(async (list) => {
		const moving = (list.getEntries() as PerformanceResourceTiming[]).filter(isMoving);
		if (!moving[0]) return;
		const stopper = await import('./moving-pictures.ts');
		stopper.stopMoving(moving, place);
	}).observe({ type: 'resource', buffered: true });
}
