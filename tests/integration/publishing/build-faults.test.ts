import { beforeAll, expect, test } from 'vitest';
import { readData } from '../../../scripts/site/read-data.ts';
import { folderForFile } from '../../support/a-folder.ts';
import { type CuttingProxy, startCuttingProxy } from '../../support/cutting-proxy.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();
const folder = folderForFile();
let proxy: CuttingProxy | undefined;

beforeAll(async () => {
	for (let post = 0; post < 5; post += 1) await createdPost(api, { published: true });
});

const read = (databaseUrl: string, pausesMs = [1, 1], limitMs = 10_000) =>
	readData(
		{
			databaseUrl,
			siteUrl: 'https://blog.test',
			now: () => new Date(),
			sitePictures: new Set(),
			pausesMs,
			timeouts: { connectionTimeoutMillis: limitMs, query_timeout: limitMs },
		},
		folder,
	);

async function behind(faults: Parameters<typeof startCuttingProxy>[1], pausesMs?: number[]) {
	proxy = await startCuttingProxy(api.url, faults);
	try {
		return await read(proxy.url, pausesMs, faults.hangs ? 500 : undefined);
	} finally {
		proxy.close();
	}
}

const unreadable = {
	name: 'BuildError',
	reason: 'database',
	message: expect.stringMatching(
		/^Não foi possível ler o banco de dados: .*(?:ECONNREFUSED|terminated|timeout|password)/,
	),
};

test('C7: a database that refuses connections fails the build, for its reason', async () => {
	await expect(read('postgres://a:b@127.0.0.1:1/c')).rejects.toMatchObject(unreadable);
});

test.each([0, 1, 2, 3, 4, 5, 6])(
	'C7: a connection cut after message %i of the build is replaced, and the snapshot is complete',
	async (afterMessages) => {
		const {
			snapshot: { posts },
		} = await behind({ connections: 1, afterMessages });
		expect(posts).toHaveLength(5);
		expect(proxy?.count()).toBe(2);
	},
);

test('C7: a database that dies after the first query of every try fails the build', async () => {
	await expect(behind({ connections: 99, afterMessages: 3 })).rejects.toMatchObject(unreadable);
	expect(proxy?.count()).toBe(3);
});

test.each([0, 3])(
	'C7: a database that hangs after message %i is abandoned in time',
	async (afterMessages) => {
		const faults = { connections: 99, afterMessages, hangs: true };
		await expect(behind(faults, [1])).rejects.toMatchObject(unreadable);
	},
);

test('C7: a wrong password counts as a database fault, and nothing is read', async () => {
	const url = api.url.replace(/\/\/[^@]+@/, '//nobody:wrong@');
	await expect(read(url)).rejects.toMatchObject(unreadable);
});
