import type { Deps } from './deps.ts';

const hostName = '__Host-bind';
const plainName = 'bind';
const lifeSeconds = 7 * 86_400;

/** A4: only the server reads it, so a token stolen from the browser's storage is useless elsewhere. */
export function readBindingCookie(request: Request): string | undefined {
	const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? [];
	const read = (name: string) =>
		cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
	return read(hostName) ?? read(plainName);
}

const attributes = (seconds: number) => `SameSite=Strict; Max-Age=${seconds}`;
const hostCookie = (value: string, seconds: number) =>
	`${hostName}=${value}; Path=/; HttpOnly; Secure; ${attributes(seconds)}`;
const plainCookie = (value: string, seconds: number) =>
	`${plainName}=${value}; Path=/; HttpOnly; ${attributes(seconds)}`;

const ownMachine = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * WebKit keeps no `Secure` cookie of http://localhost, so a site whose configured address is there sets a plain one.
 * A header or a client's address must never decide that.
 */
function setCookie(headers: Headers, { siteOrigin }: Pick<Deps, 'siteOrigin'>, value: string) {
	const seconds = value === '' ? 0 : lifeSeconds;
	const isPlain = ownMachine.test(siteOrigin);
	headers.append('set-cookie', isPlain ? plainCookie(value, seconds) : hostCookie(value, seconds));
	// One that an earlier version left would win over the plain one.
	if (isPlain) headers.append('set-cookie', hostCookie('', 0));
}

export const keepBinding = (headers: Headers, deps: Pick<Deps, 'siteOrigin'>, binding: string) =>
	setCookie(headers, deps, binding);
export const dropBinding = (headers: Headers, deps: Pick<Deps, 'siteOrigin'>) =>
	setCookie(headers, deps, '');
