import { useEffect, useState } from 'react';

const restMs = 800;

/** Whether no key was pressed for a moment: what takes the focus waits for that, so that no letter goes astray. */
export function useRestingHand(): boolean {
	const [resting, setResting] = useState(false);
	useEffect(() => {
		if (resting) return undefined;
		const rest = () => setTimeout(() => setResting(true), restMs);
		let timer = rest();
		const wait = () => {
			clearTimeout(timer);
			timer = rest();
		};
		addEventListener('keydown', wait, true);
		return () => {
			clearTimeout(timer);
			removeEventListener('keydown', wait, true);
		};
	}, [resting]);
	return resting;
}
