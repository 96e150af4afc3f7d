import type { Endpoint } from '#contract/endpoint';
import { type Action, type Handler, serve } from './serve.ts';

/** Connects an endpoint with the action of the same name, both given as modules that are being imported. */
export async function loadCall<Name extends string, E extends Endpoint>(
	name: Name,
	contract: Promise<Record<Name, E>>,
	actions: Promise<Record<Name, Action<NoInfer<E>>>>,
): Promise<Handler> {
	const [endpoints, found] = await Promise.all([contract, actions]);
	return serve(endpoints[name], found[name]);
}
