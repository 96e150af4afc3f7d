import { useEffect, useState } from 'react';
import { onWantedToasts } from './toast.ts';
import { useLater } from './use-later.ts';

/** The first screen has the line to itself; after that the toasts are ready before somebody needs them. */
const loadAfterMs = 2_000;

/** The corner for toasts. */
export function Toaster() {
	const [wanted, setWanted] = useState(0);
	useEffect(() => {
		const want = () => setWanted((times) => times + 1);
		const timer = setTimeout(want, loadAfterMs);
		const stop = onWantedToasts(want);
		return () => {
			clearTimeout(timer);
			stop();
		};
	}, []);
	const Stack = useLater(wanted, async () => (await import('./toast-stack.tsx')).ToastStack);
	return Stack ? <Stack /> : null;
}
