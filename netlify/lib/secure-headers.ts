/**
 * `netlify.toml` only covers static files, so every reply of a function, including errors, sets these headers itself.
 * Functions never return pages.
 */
export const secureHeaders = {
	'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
	'strict-transport-security': 'max-age=31536000',
	'referrer-policy': 'no-referrer',
	'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
} as const;

/** For resources that other sites may embed: pictures and social cards. */
export const pictureHeaders = {
	...secureHeaders,
	'cross-origin-resource-policy': 'cross-origin',
} as const;

/** A reply without a body, such as 'not found' for a picture. */
export const emptyReply = (status: number, headers: Record<string, string> = {}) =>
	new Response(null, {
		status,
		headers: { ...pictureHeaders, 'cache-control': 'no-store', ...headers },
	});
