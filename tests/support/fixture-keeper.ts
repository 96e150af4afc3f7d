import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FixtureSite, startFixtureSite } from './fixture-site.ts';

const address = 'FIXTURE_KEEPER_URL';

/** Keeps the fixture blogs of one run: each is built when a test first asks, and served to every worker. */
export default async function keepFixtures(): Promise<() => Promise<void>> {
	const sites = new Map<string, Promise<FixtureSite>>();
	const server = createServer(async ({ url = '/' }, response) => {
		const measurementId = url.slice(1);
		try {
			const site = sites.get(url) ?? startFixtureSite({ measurementId });
			sites.set(url, site);
			const { url: siteUrl, folder } = await site;
			response.end(JSON.stringify({ url: siteUrl, folder }));
		} catch (error) {
			response.writeHead(500).end(String(error));
		}
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	process.env[address] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return async () => {
		server.close();
		const kept = await Promise.allSettled(sites.values());
		for (const site of kept) if (site.status === 'fulfilled') await site.value.stop();
	};
}

export type KeptSite = Pick<FixtureSite, 'url' | 'folder'>;

/** The blog of this run that has `measurementId`; by default readers are not measured. */
export async function findKeptSite(measurementId = ''): Promise<KeptSite> {
	const answer = await fetch(`${process.env[address]}/${measurementId}`);
	if (!answer.ok) throw new Error(await answer.text());
	return (await answer.json()) as KeptSite;
}
