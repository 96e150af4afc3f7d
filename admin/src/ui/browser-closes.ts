import type { SyntheticEvent } from 'react';
import { openModal } from './open-modals.ts';

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
