/** Acts once, when the page was visible for `ms` without a break; returns what forgets it. */
export function onceSeen(ms: number, act: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const watch = () => {
		clearTimeout(timer);
		if (document.visibilityState !== 'visible') return;
		timer = setTimeout(() => {
			forget();
			act();
		}, ms);
	};
	const forget = () => {
		clearTimeout(timer);
		document.removeEventListener('visibilitychange', watch);
	};
	document.addEventListener('visibilitychange', watch);
	watch();
	return forget;
}
