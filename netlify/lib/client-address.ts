/** What Netlify, or the local runner, hands to a function beside the request. */
export interface FunctionContext {
	/** The platform's own word; a header of the client's would be the client's claim. */
	ip?: string;
	/** Finishes work after the answer, before the platform freezes the function. */
	waitUntil?: (promise: Promise<unknown>) => void;
}

/**
 * The caller's network address: the platform's word alone (A1). Only where the platform gives none, which
 * is the local runner, the header that the runner itself sets. One IPv6 household is one address (/64).
 */
export function clientAddress(request: Request, context: FunctionContext): string {
	const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
	const address = context.ip || forwarded || 'unknown';
	return isIPv6(address) ? networkOf(address) : address;
}

/** By the rules of addresses: `node:net` would be loaded for this alone. */
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
