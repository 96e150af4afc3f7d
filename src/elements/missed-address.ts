import { isCounted, tellServer } from './tell-server.ts';

const seenMs = 1000;

/** Counts an address at which nothing was found, after its page was visible for a second (`docs/privacy.md`). */
export function countMissed(): void {
	if (!isCounted()) return;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const watch = () => {
		clearTimeout(timer);
		if (document.visibilityState !== 'visible') return;
		timer = setTimeout(() => {
			document.removeEventListener('visibilitychange', watch);
			tellServer('register-missed', { path: location.pathname.slice(0, 2000) });
		}, seenMs);
	};
	document.addEventListener('visibilitychange', watch);
	watch();
}
