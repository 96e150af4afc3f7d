import { type ComponentType, useEffect, useState } from 'react';

/** Loads a component once it is wanted. A failed load is retried when `wanted` changes or the network is back. */
export function useLater<Props>(
	wanted: boolean | number,
	load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
	const [loaded, setLoaded] = useState<ComponentType<Props>>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the loader always loads the same component
	useEffect(() => {
		if (!wanted || loaded) return;
		const ask = () =>
			void load().then(
				(component) => setLoaded(() => component),
				(error: unknown) => console.warn('not loaded', error),
			);
		ask();
		addEventListener('online', ask);
		return () => removeEventListener('online', ask);
	}, [wanted, loaded]);
	return wanted ? loaded : undefined;
}
