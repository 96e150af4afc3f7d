import { useEffect, useState } from 'react';
import { onWantedToasts } from './toast.ts';
import { useLater } from './use-later.ts';

/** Until somebody moves or types, there is nothing that a toast could report. */
const signsOfLife = ['pointermove', 'pointerdown', 'keydown'];

/** The corner for toasts: not part of what loads first, and ready before somebody needs it. */
export function Toaster() {
	const [wanted, setWanted] = useState(0);
	useEffect(() => {
		const want = () => setWanted((times) => times + 1);
		const leaving = new AbortController();
		const { signal } = leaving;
		for (const sign of signsOfLife) addEventListener(sign, want, { once: true, signal });
		const stop = onWantedToasts(want);
		return () => {
			leaving.abort();
			stop();
		};
	}, []);
	const Stack = useLater(wanted, async () => (await import('./toast-stack.tsx')).ToastStack);
	return Stack ? <Stack /> : null;
}
