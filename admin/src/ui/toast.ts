import type { ReactNode } from 'react';
import type { ExternalToast } from 'sonner';

type Kind = 'success' | 'error' | 'info';
type Tell<Options> = (text: ReactNode, options?: Options) => unknown;
type Tellers = Record<Kind, Tell<ExternalToast>> & { dismiss: (id: string) => unknown };

let tellers: Tellers | undefined;
const waiting: ((tellers: Tellers) => void)[] = [];
let want: () => void = () => undefined;

/** Of a toast with an act: long enough to read it and press the button. */
export const undoableMs = 10_000;

/** How long it stays is decided here. */
const tell =
	(kind: Kind): Tell<Omit<ExternalToast, 'duration'>> =>
	(text, options = {}) => {
		const whole = options.action ? { ...options, duration: undoableMs } : options;
		if (tellers) return tellers[kind](text, whole);
		waiting.push((ready) => ready[kind](text, whole));
		return want();
	};

/** Shows a toast. Toasts are queued until the stack has loaded. */
export const toast = {
	success: tell('success'),
	error: tell('error'),
	info: tell('info'),
	dismiss: (id: string) => tellers?.dismiss(id),
};

/** Called when a toast is queued before the stack has loaded. */
export function onWantedToasts(load: () => void): () => void {
	want = load;
	return () => {
		want = () => undefined;
	};
}

/** From now on toasts are shown at once, until the returned function is called. */
export function showToasts(ready: Tellers): () => void {
	tellers = ready;
	for (const show of waiting.splice(0)) show(ready);
	return () => {
		tellers = undefined;
	};
}
