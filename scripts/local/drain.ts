import type { IncomingMessage } from 'node:http';

const mostBytes = 16 * 1024 * 1024;
const mostMs = 2_000;

/**
 * Lets what is left of a request go by, up to a limit; answers whether its end was seen. A connection that is closed
 * while its other end still sends is reset, and the answer may be lost with it.
 */
export function drain(incoming: IncomingMessage): Promise<boolean> {
	const isOver = () => incoming.readableEnded;
	if (isOver() || incoming.destroyed) return Promise.resolve(isOver());
	return new Promise((resolve) => {
		let left = mostBytes;
		const timer = setTimeout(() => end(), mostMs);
		function end() {
			clearTimeout(timer);
			resolve(isOver());
		}
		incoming.once('end', end).once('close', end).once('error', end);
		incoming.on('data', (chunk: Buffer) => {
			left -= chunk.length;
			if (left < 0) end();
		});
	});
}
