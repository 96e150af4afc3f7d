import { useSyncExternalStore } from 'react';

const phone = matchMedia('(max-width: 47.99rem)');
const subscribe = (listener: () => void) => {
	phone.addEventListener('change', listener);
	return () => phone.removeEventListener('change', listener);
};

export const isPhone = (): boolean => phone.matches;
/** The width at which the stylesheets turn to phones. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, isPhone);
