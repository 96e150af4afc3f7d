import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { refuseBusyPort } from '../../../scripts/local/busy-port.ts';

test('a port that is taken is named with what to do, and a free one is left free', async () => {
	const taken = createServer();
	const port = await new Promise<number>((resolve) => {
		taken.listen(0, () => {
			const address = taken.address();
			resolve(typeof address === 'object' && address ? address.port : 0);
		});
	});
	await expect(refuseBusyPort(port, 'run dev')).rejects.toThrow(
		`A porta ${port} está ocupada. Feche o que a usa, ou escolha outra: PORT=${port + 1} npm run dev`,
	);
	await new Promise((resolve) => taken.close(resolve));
	await refuseBusyPort(port, 'run dev');
	await refuseBusyPort(port, 'run dev');
});
