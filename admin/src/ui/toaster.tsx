import { useEffect, useState } from 'react';
import { onWantedToasts } from './toast.ts';
import { useLater } from './use-later.ts';

/** No toast can be due before the user moves or types. */
const signsOfLife = ['pointermove', 'pointerdown', 'keydown'];

/** The stack of toasts: it loads after the first screen, but before anybody needs it. */
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
