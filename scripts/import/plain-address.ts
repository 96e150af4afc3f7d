/**
 * A site's address as it stays when the blog moves to https or drops its `www.`.
 * @example plainAddress('http://www.velho.example/blog/') → 'velho.example/blog'
 */
export const plainAddress = (url: string): string =>
	url
		.trim()
		.replace(/^https?:\/\//i, '')
		.replace(/^www\./i, '')
		.replace(/(?<!\/)\/+$/, '')
		.replace(/^[^/]+/, (host) => host.toLowerCase());
