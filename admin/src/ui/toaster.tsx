import { useEffect, useState } from 'react';
import { later, unsaid } from './later.tsx';
import { onWantedToasts } from './toast.ts';

/** No toast can be due before the user moves or types. */
const signsOfLife = ['pointermove', 'pointerdown', 'keydown'];

const Stack = later(async () => (await import('./toast-stack.tsx')).ToastStack, unsaid);

/** The stack of toasts: it loads after the first screen, but before anybody needs it. */
export function Toaster() {
	const [wanted, setWanted] = useState(false);
	useEffect(() => {
		const want = () => setWanted(true);
		const leaving = new AbortController();
		const { signal } = leaving;
		for (const sign of signsOfLife) addEventListener(sign, want, { once: true, signal });
		const stop = onWantedToasts(want);
		return () => {
			leaving.abort();
			stop();
		};
	}, []);
	return wanted ? <Stack /> : null;
}
