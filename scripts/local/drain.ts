import type { IncomingMessage } from 'node:http';

const mostBytes = 16 * 1024 * 1024;
const mostMs = 2_000;

/**
 * Reads and discards the rest of a request, up to a limit; returns whether its end was reached. Closing a connection
 * while the client still sends resets it, and the response could be lost.
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
