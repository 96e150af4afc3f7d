import { useEffect, useState } from 'react';

/** A bar of the browser is lower than this, a keyboard higher. */
const leastPx = 120;
const usualPx = 248;

const hiddenBelow = () => {
	const { height = innerHeight, offsetTop = 0 } = visualViewport ?? {};
	return Math.max(0, Math.round(innerHeight - height - offsetTop));
};

/** How much of the window the keyboard covers from below, and how high it was when it was last there. */
export function useKeyboard(onMove: () => unknown): { height: number; usual: number } {
	const [height, setHeight] = useState(hiddenBelow);
	const [usual, setUsual] = useState(usualPx);
	useEffect(() => {
		const view = visualViewport;
		const read = () => {
			const now = hiddenBelow();
			setHeight(now);
			if (now > leastPx) setUsual(now);
		};
		read();
		view?.addEventListener('resize', read);
		view?.addEventListener('scroll', read);
		return () => {
			view?.removeEventListener('resize', read);
			view?.removeEventListener('scroll', read);
		};
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each height asks again whether the line is seen
	useEffect(() => void onMove(), [height]);
	return { height, usual };
}
