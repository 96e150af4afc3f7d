import { measurementId } from './measurement-id.ts';
import { videoPlayers } from './video-players.ts';

const analytics = measurementId !== '';

/**
 * What the public pages may load (A10). Astro adds the hashes of its own scripts and styles. Directives that a meta
 * element cannot carry, such as `frame-ancestors`, are sent as a header. Google is allowed only when measurement is
 * configured.
 */
export const contentSecurityPolicy = {
	scriptSources: ["'self'", ...(analytics ? ['https://www.googletagmanager.com'] : [])],
	styleSources: ["'self'"],
	directives: [
		// Firefox asks this for what it prefetches; what has no line of its own would be allowed, too.
		"default-src 'self'",
		"child-src 'none'",
		"media-src 'none'",
		"worker-src 'none'",
		"img-src 'self' https: data:",
		"font-src 'self'",
		"manifest-src 'self'",
		[
			"connect-src 'self'",
			...(analytics
				? [
						'https://*.google-analytics.com',
						'https://*.analytics.google.com',
						'https://*.googletagmanager.com',
					]
				: []),
		].join(' '),
		`frame-src ${Object.values(videoPlayers).join(' ')}`,
		"base-uri 'none'",
		"form-action 'self'",
		"object-src 'none'",
	],
} as const;
