import { explainNoResponse } from '../api/call.ts';

/** Parts that have come or are on their way, by address. */
const asked = new Map<string, Promise<void>>();

async function fetchWhole(address: string): Promise<void> {
	const reply = await fetch(address);
	if (!reply.ok) throw new TypeError(`${address} answered ${reply.status}`);
	await reply.arrayBuffer();
	// Read by the browser while the others still come.
	document.head.append(
		Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address }),
	);
}

function addStyleSheet(href: string): Promise<void> {
	if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve();
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
	link.onload = () => resolve();
	link.onerror = () => {
		link.remove();
		reject(new TypeError(`${href} did not load`));
	};
	document.head.append(link);
	return promise;
}

function ask(address: string): Promise<void> {
	const known = asked.get(address);
	if (known) return known;
	const asking = address.endsWith('.css') ? addStyleSheet(address) : fetchWhole(address);
	asked.set(address, asking);
	asking.catch(() => asked.delete(address));
	return asking;
}

/**
 * Vite's helper for `import()` in a build: `files` are the part and all that it needs, relative to the desk's address.
 * They are fetched before the import, which then finds them in the browser's cache, because most browsers never ask again
 * for a module that once did not come. Fails like a call of the server when one does not come; an error of its code
 * stays what it is.
 */
export async function fetchFirst<Code>(
	load: () => Promise<Code>,
	files: readonly string[] = [],
): Promise<Code> {
	try {
		await Promise.all(files.map((file) => ask(import.meta.env.BASE_URL + file)));
	} catch (error) {
		console.warn('not loaded', error);
		throw explainNoResponse(error, undefined);
	}
	return load();
}
