import { type FocusEvent, useState, useSyncExternalStore } from 'react';

/** Where the bar with + stands in for the slash. */
export const phone = matchMedia('(max-width: 47.99rem)');
const subscribe = (listener: () => void) => {
	phone.addEventListener('change', listener);
	return () => phone.removeEventListener('change', listener);
};

/** Does somebody type on a phone? Moving into the bar is no end of it. */
export function useTypingHand() {
	const isPhone = useSyncExternalStore(subscribe, () => phone.matches);
	const [isIn, setIn] = useState(false);
	const isText = ({ target }: FocusEvent) => (target as Element).matches('.editor');
	return {
		isTyping: isPhone && isIn,
		end: () => setIn(false),
		onFocus: (event: FocusEvent) => isText(event) && setIn(true),
		onBlur: (event: FocusEvent) => {
			const next = event.relatedTarget as Element | null;
			if (isText(event) && !next?.closest('.handbar, .insert-sheet')) setIn(false);
		},
	};
}
