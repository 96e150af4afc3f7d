import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { messages } from '../messages.ts';
import { showToasts } from './toast.ts';

/** Spec §9: 4000 ms, three visible, gap 14, 356 px wide (Sonner's default), Alt+T. Above the phone's bar. */
export function ToastStack() {
	useEffect(() => showToasts(toast), []);
	return (
		<Sonner
			theme="dark"
			position="bottom-right"
			duration={4000}
			visibleToasts={3}
			gap={14}
			hotkey={['altKey', 'KeyT']}
			containerAriaLabel={messages.bar.toasts}
			className="toasts"
		/>
	);
}
