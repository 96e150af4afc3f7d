import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy in front of a database that cuts or stalls connections like a network. */
export interface CuttingProxy {
	/** The same database through this proxy, by the same driver. */
	url: string;
	/** Number of connections so far. */
	count: () => number;
	close: () => void;
}

interface Faults {
	/** How many connections to cut; later ones are left alone. */
	connections: number;
	/** After this many messages from the client. */
	afterMessages: number;
	/** Stalls the connection instead of closing it. */
	hangs?: boolean;
}

/** Client messages: a connection starts with 1 or 2, then each statement is one. */
export async function startCuttingProxy(
	databaseUrl: string,
	faults: Faults,
): Promise<CuttingProxy> {
	const target = new URL(databaseUrl);
	const sockets = new Set<Socket>();
	let connections = 0;
	const server = createServer((client) => {
		connections += 1;
		const isFaulty = connections <= faults.connections;
		const upstream = connect(Number(target.port), '127.0.0.1');
		let messages = 0;
		const end = () => [client, upstream].map((socket) => socket.destroy());
		for (const socket of [client, upstream]) {
			sockets.add(socket);
			socket.on('error', end).on('close', end);
		}
		upstream.pipe(client);
		client.on('data', (bytes) => {
			messages += 1;
			const isCut = isFaulty && messages > faults.afterMessages;
			if (!isCut) upstream.write(bytes);
			else if (!faults.hangs) end();
		});
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const url = new URL(databaseUrl);
	url.port = String((server.address() as AddressInfo).port);
	return {
		url: url.href,
		count: () => connections,
		close: () => {
			for (const socket of sockets) socket.destroy();
			server.close();
		},
	};
}
