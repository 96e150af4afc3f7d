import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, toast } from 'sonner';
import { messages } from '../messages.ts';
import { openModals } from './open-modals.ts';
import { showToasts } from './toast.ts';

function makePlace(): HTMLElement {
	const place = document.createElement('div');
	place.className = 'toast-place';
	place.popover = 'manual';
	return place;
}

/** Everything outside of a modal dialog is inert and behind its veil, so the place is in the dialog on top, and above it. */
function settle(place: HTMLElement): void {
	const home = openModals.current().at(-1) ?? document.body;
	if (place.parentElement !== home) home.append(place);
	if (!('showPopover' in place)) return;
	place.hidePopover();
	place.showPopover();
}

/** Where short messages appear: three at most, 4 s each, above the phone's bar; Alt+T leads the focus there. */
export function ToastStack() {
	const [place] = useState(makePlace);
	useLayoutEffect(() => {
		settle(place);
		const stopSettling = openModals.subscribe(() => settle(place));
		return () => {
			stopSettling();
			place.remove();
		};
	}, [place]);
	// After the stack's own effects: what waits for it is shown at once.
	useEffect(() => showToasts(toast), []);
	return createPortal(
		<Sonner
			theme="dark"
			position="bottom-right"
			duration={4000}
			expand
			visibleToasts={3}
			gap={14}
			hotkey={['altKey', 'KeyT']}
			containerAriaLabel={messages.bar.toasts}
			className="toasts"
		/>,
		place,
	);
}
