import { type ComponentType, useEffect, useState } from 'react';
import { isUnreachable } from '../api/api-error.ts';
import { onDemand, type Part } from './on-demand.ts';
import { toastFailure } from './toast-failure.ts';

/** Nobody is told of a part without which the screen serves. */
export const unsaid = (): void => undefined;

/** A component, once it is wanted and has come. Code that breaks is an error of the screen, unless the part is `unsaid`. */
export function useLater<Props>(
	part: Part<ComponentType<Props>>,
	wanted = true,
	onFailed: (error: unknown) => void = toastFailure,
): ComponentType<Props> | undefined {
	// One that has come is drawn at once: the next key may be for its field.
	const [loaded, setLoaded] = useState(() => part.now());
	const [broken, setBroken] = useState<{ error: unknown }>();
	useEffect(() => {
		if (!wanted || loaded) return undefined;
		return part.use(
			(component) => setLoaded(() => component),
			(error) =>
				isUnreachable(error) || onFailed === unsaid ? onFailed(error) : setBroken({ error }),
		);
	}, [part, wanted, loaded, onFailed]);
	if (broken) throw broken.error;
	return wanted ? loaded : undefined;
}

/**
 * A dialog or a part that loads when it is first shown. Unlike a component of React's `lazy`, one that did not come says
 * so, leaves the screen as it is, and is asked for again. `early`: asked for at once, before it is shown.
 */
export function later<Props extends object>(
	ask: () => Promise<ComponentType<Props>>,
	onFailed: (error: unknown) => void = toastFailure,
	early = false,
): ComponentType<Props> {
	const part = onDemand(ask);
	if (early) part.load().catch(() => undefined);
	return function Later(props: Props) {
		const Loaded = useLater(part, true, onFailed);
		return Loaded ? <Loaded {...props} /> : null;
	};
}
