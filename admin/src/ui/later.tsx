import type { ComponentType } from 'react';
import { loadPart } from './load-part.ts';
import { toastFailure } from './toast-failure.ts';
import { useLater } from './use-later.ts';

/**
 * A dialog or a part that loads when it is first shown. Unlike a component of React's `lazy`, one that cannot be loaded
 * says so, leaves the screen as it is, and is asked for again.
 */
export function later<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	onFailed: (error: unknown) => void = toastFailure,
): ComponentType<Props> {
	return function Later(props: Props) {
		const Loaded = useLater(true, () => loadPart(load), onFailed);
		return Loaded ? <Loaded {...props} /> : null;
	};
}
