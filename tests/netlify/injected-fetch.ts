/** Netlify's server loads this before the site's code: Netlify's own addresses are this machine's. */
const { fetch: send } = globalThis;

/** Where a request to Netlify goes; undefined for any other. */
function findPlace({ origin, hostname, pathname }: URL): string | undefined {
	const isHook = origin === 'https://api.netlify.com' && pathname.startsWith('/build_hooks/');
	if (isHook) return process.env['HOOKS_OF_NETLIFY'];
	return hostname.endsWith('.netlify.app') ? process.env['URL'] : undefined;
}

globalThis.fetch = (given, init) => {
	const url = new URL(given instanceof Request ? given.url : given);
	const place = findPlace(url);
	if (place === undefined) return send(given, init);
	return send(new Request(`${place}${url.pathname}`, new Request(given, init)));
};
