import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import type { OutsideAccess } from '#lib/fetch-outside';

/** Undefined: the host never replies. */
type HostReply = { status?: number; body?: unknown; location?: string } | undefined;

export interface VideoHosts {
	/** Leads every outside request here. */
	access: OutsideAccess;
	/** The addresses that were requested. */
	asked: string[];
	answer: (url: URL) => HostReply;
	/** What the hosts reply when all is well. */
	tell: (url: URL) => HostReply;
	still: Buffer;
	close: () => void;
}

const idOf = (url: URL) => /v=([\w-]{11})/.exec(url.searchParams.get('url') ?? '')?.[1];

const tellAll =
	(still: Buffer): VideoHosts['tell'] =>
	(url) => {
		if (url.pathname === '/oembed')
			return {
				body: {
					title: 'Como calcular o preço da sua hora',
					author_name: 'Contas em Dia',
					thumbnail_url: `https://i.ytimg.com/vi/${idOf(url)}/hqdefault.jpg`,
				},
			};
		if (url.pathname.endsWith('/oembed.json'))
			return {
				body: {
					title: 'Um curta',
					author_name: 'Bia',
					duration: 724,
					thumbnail_url: 'https://i.vimeocdn.com/video/1-d_1280',
				},
			};
		return url.pathname.includes('maxres') ? { status: 404 } : { body: still };
	};

/** YouTube and Vimeo as one local server, whose replies a test decides. */
export async function startVideoHosts(): Promise<VideoHosts> {
	const still = await sharp({
		create: { width: 480, height: 360, channels: 3, background: '#a63' },
	})
		.jpeg()
		.toBuffer();
	const server = createServer((request, response) => {
		const url = new URL(request.url ?? '', `http://${request.headers.host?.replace(/:\d+$/, '')}`);
		hosts.asked.push(url.hostname + url.pathname);
		const given = hosts.answer(url);
		if (!given) return;
		const { status = 200, body = '', location } = given;
		response.writeHead(location ? 302 : status, location ? { location } : {});
		response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const tell = tellAll(still);
	const hosts: VideoHosts = {
		access: {
			resolve: async () => [{ address: '127.0.0.1', family: 4 }],
			isAllowedAddress: () => true,
			isPlain: true,
			port: (server.address() as AddressInfo).port,
			timeoutMs: 400,
		},
		asked: [],
		answer: tell,
		tell,
		still,
		close: () => {
			server.closeAllConnections();
			server.close();
		},
	};
	return hosts;
}
