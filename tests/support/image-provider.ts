import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ImageProvider } from '#lib/picture-provider';

interface AskedFor {
	path: string;
	headers: IncomingMessage['headers'];
	// biome-ignore lint/suspicious/noExplicitAny: whatever a client sends.
	body: any;
}

export interface TestImageProvider {
	url: string;
	settings: ImageProvider;
	asked: AskedFor[];
	/** The replies to the next calls of `/v1/images/generations`. */
	answer: (response: ServerResponse) => void;
	/** The reply of `/file`. */
	file: (response: ServerResponse) => void;
	close: () => Promise<void>;
}

export const replyJson = (status: number, body: unknown) => (response: ServerResponse) => {
	response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

export const replyPicture = (bytes: Uint8Array) =>
	replyJson(200, { created: 1, data: [{ b64_json: Buffer.from(bytes).toString('base64') }] });

/** OpenAI's images protocol on a local port; tests set its replies. */
export async function startImageProvider(): Promise<TestImageProvider> {
	const server = createServer(async (request, response) => {
		const body = await text(request);
		if (request.url === '/file') return provider.file(response);
		if (request.url !== '/v1/images/generations') return response.writeHead(404).end();
		provider.asked.push({
			path: request.url,
			headers: request.headers,
			body: JSON.parse(body),
		});
		provider.answer(response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const provider: TestImageProvider = {
		url,
		settings: {
			apiKey: 'sk-test-very-secret',
			baseUrl: `${url}/v1`,
			model: 'gpt-image-1.5',
			fileHosts: ['pictures.test'],
			timeoutMs: 10_000,
		},
		asked: [],
		answer: replyJson(500, { error: { message: 'not set' } }),
		file: (response) => response.writeHead(404).end(),
		close: () => {
			server.closeAllConnections();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
	return provider;
}
