import { type ComponentType, useEffect, useState } from 'react';

/** A network may be back without the browser saying so. */
const againMs = 3_000;

/**
 * Loads a component once it is wanted. A failed load is reported to `onFailed` once, and tried again every three seconds,
 * when the network is back, and when `wanted` changes.
 */
export function useLater<Props>(
	wanted: boolean | number,
	load: () => Promise<ComponentType<Props>>,
	onFailed?: (error: unknown) => void,
): ComponentType<Props> | undefined {
	const [loaded, setLoaded] = useState<ComponentType<Props>>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the loader always loads the same component
	useEffect(() => {
		if (!wanted || loaded) return;
		let timer = 0;
		let hasFailed = false;
		const ended = new AbortController();
		const ask = async () => {
			clearTimeout(timer);
			try {
				const component = await load();
				if (!ended.signal.aborted) setLoaded(() => component);
			} catch (error) {
				if (ended.signal.aborted) return;
				if (!hasFailed) onFailed?.(error);
				hasFailed = true;
				console.warn('not loaded', error);
				timer = window.setTimeout(ask, againMs);
			}
		};
		void ask();
		addEventListener('online', ask, { signal: ended.signal });
		return () => {
			ended.abort();
			clearTimeout(timer);
		};
	}, [wanted, loaded]);
	return wanted ? loaded : undefined;
}
