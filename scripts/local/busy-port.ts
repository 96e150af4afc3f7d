import { createServer } from 'node:net';

/** What to do when something else listens at this port; `command` as typed after `npm`. */
export const explainBusyPort = (port: number, command: string): Error =>
	new Error(
		`A porta ${port} está ocupada. Feche o que a usa, ou escolha outra: PORT=${port + 1} npm ${command}`,
	);

/** Throws when something listens at this port already. */
export async function refuseBusyPort(port: number, command: string): Promise<void> {
	const server = createServer();
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	server.once('error', reject).listen(port, () => server.close(() => resolve()));
	await promise.catch((error: NodeJS.ErrnoException) => {
		throw error.code === 'EADDRINUSE' ? explainBusyPort(port, command) : error;
	});
}
