import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { servePage } from '../editor/page/serve-page.ts';
import { type FixtureSite, startFixtureSite } from './fixture-site.ts';
import { type PreparedData, prepareData, removeData } from './prepare-data.ts';

const address = 'KEEPER_URL';

export type KeptSite = Pick<FixtureSite, 'url' | 'folder'>;

/** The fixture blogs: one without measurement, and one for each measurement id that a test requests. */
function keepFixtures() {
	const sites = new Map<string, Promise<FixtureSite>>();
	return {
		async find(measurementId: string): Promise<KeptSite> {
			const site = sites.get(measurementId) ?? startFixtureSite({ measurementId });
			sites.set(measurementId, site);
			const { url, folder } = await site;
			return { url, folder };
		},
		async end() {
			for (const site of await Promise.allSettled(sites.values()))
				if (site.status === 'fulfilled') await site.value.stop();
		},
	};
}

/** The demo blog's data, once for each worker, because a build contains its address. */
function keepData() {
	const ofWorkers = new Map<string, Promise<PreparedData>>();
	let first: Promise<PreparedData> | undefined;
	const prepare = async () => prepareData(await first);
	return {
		find(worker: string): Promise<PreparedData> {
			const data = ofWorkers.get(worker) ?? prepare();
			first ??= data;
			ofWorkers.set(worker, data);
			return data;
		},
		async end() {
			for (const data of await Promise.allSettled(ofWorkers.values()))
				if (data.status === 'fulfilled') await removeData(data.value);
		},
	};
}

function keepEditorPage() {
	let page: ReturnType<typeof servePage> | undefined;
	return {
		async find() {
			page ??= servePage();
			return (await page).url;
		},
		async end() {
			await (await page)?.stop();
		},
	};
}

/** What browser tests share in a run; each part is built when a test first requests it. */
export default async function keep(): Promise<() => Promise<void>> {
	const kept = { fixture: keepFixtures(), data: keepData(), editor: keepEditorPage() };
	const server = createServer(async ({ url = '/' }, response) => {
		const [, kind, name = ''] = url.split('/');
		try {
			response.end(JSON.stringify(await kept[kind as keyof typeof kept].find(name)));
		} catch (error) {
			response.writeHead(500).end(String(error));
		}
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	process.env[address] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return async () => {
		server.close();
		await Promise.all(Object.values(kept).map((part) => part.end()));
	};
}

async function ask<Found>(path: string): Promise<Found> {
	const answer = await fetch(`${process.env[address]}/${path}`);
	if (!answer.ok) throw new Error(await answer.text());
	return (await answer.json()) as Found;
}

/** This run's blog with `measurementId`; by default readers are not measured. */
export const findKeptSite = (measurementId = '') => ask<KeptSite>(`fixture/${measurementId}`);

/** The data for a site of this worker, which runs one at a time. */
export const findPreparedData = () =>
	ask<PreparedData>(`data/${process.env['TEST_PARALLEL_INDEX']}`);

/** The address of the editor on a page of its own. */
export const findEditorPage = () => ask<string>('editor');
