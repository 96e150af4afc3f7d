import type { SyntheticEvent } from 'react';
import { SharedValue } from './shared-value.ts';

type Closing = SyntheticEvent<HTMLDialogElement>;

/**
 * Handlers of a dialog that is open as long as it is rendered: Esc, or Android's way back, only asks `close`. What a
 * dialog or a file field within it says is not meant for it, but React and the page pass that on.
 */
export const browserCloses = (close: () => void) => ({
	onCancel: (event: Closing) => {
		if (event.target !== event.currentTarget || !event.cancelable) return;
		event.preventDefault();
		close();
	},
	/** After Esc without another key or a click since the last one, browsers close it unasked. */
	onClose: ({ target, currentTarget: dialog }: Closing) => {
		if (target !== dialog || dialog.open || !dialog.isConnected) return;
		openModal(dialog);
		close();
	},
});

/** The modal dialogs that are open, the one on top last. */
export const openModals = new SharedValue<readonly HTMLDialogElement[]>([]);

const others = (dialog: HTMLDialogElement) =>
	openModals.current().filter((each) => each !== dialog);

export function openModal(dialog: HTMLDialogElement): void {
	dialog.showModal();
	openModals.set([...others(dialog), dialog]);
}

/** Before the dialog leaves the page: what stands in it can still go elsewhere. */
export function leaveModal(dialog: HTMLDialogElement): void {
	openModals.set(others(dialog));
}
