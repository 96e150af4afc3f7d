import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands before a database, and cuts or holds connections as a network does. */
export interface CuttingProxy {
	/** The same database, through this proxy, by the same driver. */
	url: string;
	/** Connections so far. */
	count: () => number;
	close: () => void;
}

interface Faults {
	/** How many connections are cut; the ones after them are left alone. */
	connections: number;
	/** After so many messages of the client. */
	afterMessages: number;
	/** Hold the connection, silent, instead of ending it. */
	hangs?: boolean;
}

/** Messages of the client: a connection begins with 1 or 2, then each statement is one. */
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
