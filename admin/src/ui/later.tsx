import type { ComponentType } from 'react';
import { loadPart } from './load-part.ts';
import { toastFailure } from './toast-failure.ts';
import { useLater } from './use-later.ts';

/**
 * A dialog that loads when it is first shown. Unlike a component of React's `lazy`, one that cannot be loaded says so and
 * leaves the screen below as it is.
 */
export function later<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
	return function Later(props: Props) {
		const Loaded = useLater(true, () => loadPart(load), toastFailure);
		return Loaded ? <Loaded {...props} /> : null;
	};
}
