import { site } from './site.ts';
import { videoPlayers } from './video-players.ts';

const analytics = site.measurementId !== '';

/**
 * What the public pages may load. Astro adds the hashes of its own scripts and styles. Directives that a meta element
 * cannot carry, such as `frame-ancestors`, are sent as a header. Google is allowed only when measurement is configured.
 */
export const contentSecurityPolicy = {
	scriptSources: ["'self'", ...(analytics ? ['https://www.googletagmanager.com'] : [])],
	/** An attribute says how a cover stands; text that somebody wrote has none (`src/article/allow-list.ts`). */
	styleSources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }],
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
