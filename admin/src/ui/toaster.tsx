import { Toaster as Sonner } from 'sonner';
import { messages } from '../messages.ts';

/** Spec §9: 4000 ms, three visible, gap 14, 356 px wide (Sonner's own), Alt+T. Above the phone's bar. */
export function Toaster() {
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
