import type { Deps } from './deps.ts';

const daySeconds = 86_400;
const ownMachine = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * A cookie that only the server reads. WebKit keeps no `Secure` cookie of http://localhost, so a site whose configured
 * address is there sets a plain one. A header or a client's address must never decide that.
 */
function ownCookie(plainName: string, lifeSeconds: number) {
	const hostName = `__Host-${plainName}`;
	const write = (name: string, value: string, security: string) =>
		`${name}=${value}; Path=/; HttpOnly; ${security}SameSite=Strict; Max-Age=${value === '' ? 0 : lifeSeconds}`;
	const keep = (headers: Headers, { siteOrigin }: Pick<Deps, 'siteOrigin'>, value: string) => {
		const isPlain = ownMachine.test(siteOrigin);
		if (isPlain) headers.append('set-cookie', write(plainName, value, ''));
		// One that an earlier version left would win over the plain one.
		headers.append('set-cookie', write(hostName, isPlain ? '' : value, 'Secure; '));
	};
	return {
		keep,
		drop: (headers: Headers, deps: Pick<Deps, 'siteOrigin'>) => keep(headers, deps, ''),
		read(request: Request): string | undefined {
			const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? [];
			const find = (name: string) =>
				cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
			return find(hostName) ?? find(plainName);
		},
	};
}

/** A token stolen from the browser's storage is useless elsewhere. */
export const bindingCookie = ownCookie('bind', 7 * daySeconds);
/** As long as browsers keep any. */
export const deviceCookie = ownCookie('device', 400 * daySeconds);
