import { useEffect, useSyncExternalStore } from 'react';
import { storageKeys } from '#config/storage-keys';
import { onUnauthorized } from '../api/call.ts';
import {
	checkSession,
	onSessionChange,
	openSession,
	renewAfterRefusal,
	sessionState,
} from './session.ts';

const checkEveryMs = 30_000;

export const useSession = () => useSyncExternalStore(onSessionChange, sessionState);

/** Opens the session once, then checks it every 30 s, when the page becomes visible, and when another tab changes it. */
export function useSessionWatch(): void {
	useEffect(() => {
		onUnauthorized(renewAfterRefusal);
		void openSession();
		const check = () => void checkSession();
		const timer = setInterval(check, checkEveryMs);
		const onStorage = (event: StorageEvent) => {
			if (event.key === storageKeys.sessionToken || event.key === null) check();
		};
		const onShow = () => document.visibilityState === 'visible' && check();
		addEventListener('storage', onStorage);
		addEventListener('online', check);
		document.addEventListener('visibilitychange', onShow);
		return () => {
			clearInterval(timer);
			removeEventListener('storage', onStorage);
			removeEventListener('online', check);
			document.removeEventListener('visibilitychange', onShow);
		};
	}, []);
}
