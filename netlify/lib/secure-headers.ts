/**
 * A10: `netlify.toml` covers static files alone, so that every answer of a function, errors too, carries these
 * itself. Nothing that a function answers is a page.
 */
export const secureHeaders = {
	'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
	'strict-transport-security': 'max-age=31536000; includeSubDomains',
	'cross-origin-opener-policy': 'same-origin',
	'referrer-policy': 'no-referrer',
	'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
} as const;

/** For what other sites may show: pictures and social cards. */
export const pictureHeaders = {
	...secureHeaders,
	'cross-origin-resource-policy': 'cross-origin',
} as const;

/** An answer without a body, such as 'not found' of a picture. */
export const emptyReply = (status: number, headers: Record<string, string> = {}) =>
	new Response(null, {
		status,
		headers: { ...pictureHeaders, 'cache-control': 'no-store', ...headers },
	});
