import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { neonConfig } from '@neondatabase/serverless';
import { WebSocketServer } from 'ws';

/** Takes the place of Neon's WebSocket proxy, in front of a local PostgreSQL. */
export interface NeonBridge {
	/** Number of WebSockets so far. */
	count: () => number;
	/** How long a sleeping database takes to wake up, in milliseconds. */
	wakeMs: number;
	/** Cuts every connection, like a restart of the proxy. */
	cut: () => void;
	close: () => Promise<void>;
}

/** `url` as Neon would write it: the host is Neon's, and the port leads the bridge to the local server. */
export function toNeonUrl(url: string): string {
	const neon = new URL(url);
	neon.hostname = 'local.neon.tech';
	return neon.href;
}

/** Opens the bridge, and routes every client of Neon's driver in this process through it. */
export async function startNeonBridge(): Promise<NeonBridge> {
	const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
	await once(server, 'listening');
	const bridge = { wakeMs: 0 };
	const upstreams = new Set<Socket>();
	let connections = 0;
	server.on('connection', async (socket, request) => {
		connections += 1;
		const early: Uint8Array[] = [];
		let upstream: Socket | undefined;
		socket.on('message', (bytes: Buffer) => (upstream ? upstream.write(bytes) : early.push(bytes)));
		socket.on('error', () => socket.terminate());
		if (bridge.wakeMs > 0) await new Promise((resolve) => setTimeout(resolve, bridge.wakeMs));
		// Closed meanwhile: a connection that never says anything would block every `drop database`.
		if (socket.readyState !== socket.OPEN) return;
		const address = new URL(request.url ?? '', 'ws://bridge').searchParams.get('address') ?? '';
		const opened = connect(Number(address.split(':')[1]), '127.0.0.1');
		upstreams.add(opened);
		upstream = opened;
		for (const bytes of early) opened.write(bytes);
		opened.on('data', (bytes) => socket.send(bytes));
		opened.on('error', () => socket.terminate()).on('close', () => socket.close());
		socket.on('close', () => opened.destroy());
	});
	const { port } = server.address() as AddressInfo;
	// Neon's own proxy uses wss; here a password is only sent when the server asks for it.
	neonConfig.wsProxy = (host, target) => `127.0.0.1:${port}/v1?address=${host}:${target}`;
	neonConfig.useSecureWebSocket = false;
	neonConfig.pipelineConnect = false;
	return Object.assign(bridge, {
		count: () => connections,
		cut: () => {
			for (const client of server.clients) client.terminate();
		},
		close: async () => {
			for (const client of server.clients) client.terminate();
			for (const upstream of upstreams) upstream.destroy();
			await new Promise((resolve) => server.close(resolve));
		},
	});
}
