import { isIP } from 'node:net';

/**
 * Is this `Host` a name of this site? A foreign page may make its own name lead to this machine, and would then read
 * answers as its own: a browser cannot do that with an address in digits or with `localhost`.
 */
export function isOwnHost(host: string, names: readonly string[]): boolean {
	const name = URL.parse(`http://${host}`)?.hostname ?? '';
	return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || names.includes(name);
}
