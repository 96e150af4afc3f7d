/** The headers that `netlify.toml` gives to files: it does not cover replies of functions. A test compares them. */
const fileHeaders = {
	'x-content-type-options': 'nosniff',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'permissions-policy':
		'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
	'strict-transport-security': 'max-age=31536000; includeSubDomains',
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
	'x-frame-options': 'DENY',
	'content-security-policy':
		"frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'",
};

/** Of `/post/*`. */
export const pageHeaders = {
	...fileHeaders,
	'cache-control': 'public, max-age=0, must-revalidate',
	'netlify-vary': 'query=preview',
};

/** Of `/panels/*`. */
export const drawingHeaders = { ...fileHeaders, 'cache-control': 'public, max-age=86400' };
