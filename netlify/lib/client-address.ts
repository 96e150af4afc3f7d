/** The context that Netlify, or the local runner, passes with the request. */
export interface FunctionContext {
	/** The platform's own value; a header could be forged by the client. */
	ip?: string;
	/** Finishes work after the reply, before the platform freezes the function. */
	waitUntil?: (promise: Promise<unknown>) => void;
}

/**
 * The caller's network address, as given by the platform. Only the local runner, where the platform gives none, sets a
 * header instead. All addresses of an IPv6 /64 count as one, because a household has that many.
 */
export function clientAddress(request: Request, context: FunctionContext): string {
	const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
	const address = context.ip || forwarded || 'unknown';
	return isIPv6(address) ? networkOf(address) : address;
}

/** Uses the URL parser, because `node:net` would be loaded for this alone. */
const isIPv6 = (address: string) => URL.canParse(`http://[${address.split('%')[0]}]`);

function networkOf(address: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
	if (mapped?.[1]) return mapped[1];
	const host = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
	const [head = '', tail = ''] = host.split('::');
	const left = head.split(':').filter(Boolean);
	const right = tail.split(':').filter(Boolean);
	const zeros = host.includes('::') ? Array(8 - left.length - right.length).fill('0') : [];
	return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
