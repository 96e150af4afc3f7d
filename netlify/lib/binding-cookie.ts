const name = '__Host-bind';

/** A4: only the server reads it, so a token stolen from the browser's storage is useless elsewhere. */
export function readBindingCookie(request: Request): string | undefined {
	const cookies = request.headers.get('cookie')?.split(/;\s*/) ?? [];
	return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}

const attributes = 'Path=/; HttpOnly; Secure; SameSite=Strict';

export const bindingCookie = (value: string, maxAgeSeconds: number) =>
	`${name}=${value}; ${attributes}; Max-Age=${maxAgeSeconds}`;
