import { isIP } from 'node:net';

/**
 * Whether this `Host` names this site. A foreign page could point its own host name at this machine and read responses
 * as same-origin (DNS rebinding); a browser cannot do that with an IP address or `localhost`.
 */
export function isOwnHost(host: string, names: readonly string[]): boolean {
	const name = URL.parse(`http://${host}`)?.hostname ?? '';
	return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || names.includes(name);
}
