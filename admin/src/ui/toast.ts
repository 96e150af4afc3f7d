import type { ReactNode } from 'react';
import type { ExternalToast } from 'sonner';

type Kind = 'success' | 'error' | 'info';
type Tell = (text: ReactNode, options?: ExternalToast) => unknown;
type Tellers = Record<Kind, Tell> & { dismiss: (id: string) => unknown };

let tellers: Tellers | undefined;
const waiting: ((tellers: Tellers) => void)[] = [];
let want: () => void = () => undefined;

const tell =
	(kind: Kind): Tell =>
	(text, options) => {
		if (tellers) return tellers[kind](text, options);
		waiting.push((ready) => ready[kind](text, options));
		return want();
	};

/** Of a notice with 'Desfazer': long enough to read it and press the button. */
export const undoableMs = 10_000;

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
