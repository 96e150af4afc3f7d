import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { StoredBuild } from '../../../scripts/local/build-store.ts';
import { serveDeskAlone } from '../../../scripts/local/desk-alone.ts';
import { type FirstBuild, showFirstBuild } from '../../../scripts/local/first-build.ts';
import { createStage } from '../../../scripts/local/stage.ts';
import { deskFingerprint } from '../../../scripts/site/build-admin.ts';
import { BuildError } from '../../../scripts/site/build-error.ts';
import { buildOnce } from '../../../scripts/site/build-once.ts';
import { folderForFile } from '../../support/a-folder.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const empty = new BuildError('content', 'Não há nenhum post publicado.');
const folder = folderForFile();

/** The desk as built for these sources: building it is not what is tested. */
beforeAll(async () => {
	await buildOnce(join(folder, 'cache', 'admin'), deskFingerprint(root), async (desk) => {
		writeFileSync(join(desk, 'index.html'), 'a mesa');
	});
});

async function start(given: Partial<FirstBuild>) {
	const stage = createStage();
	const told: unknown[] = [];
	let requests = 0;
	await showFirstBuild({
		last: undefined,
		fingerprint: 'new',
		findNewest: async () => 1,
		stage,
		build: async () => undefined,
		requestBuild: () => {
			requests += 1;
		},
		openDesk: () => serveDeskAlone(root, folder, () => undefined),
		explain: (error) => told.push(error),
		signal: new AbortController().signal,
		...given,
	});
	const ask = (path: string) => stage.get().handle(new Request(`http://localhost:1${path}`));
	return { ask, told, requests: () => requests };
}

test('without a site only the desk is served, and readers are asked to come back', async () => {
	const { ask, told, requests } = await start({ build: () => Promise.reject(empty) });
	expect(told).toEqual([empty]);
	expect(requests()).toBe(0);
	for (const path of ['/admin', '/admin/edit/1']) {
		expect(await (await ask(path))?.text()).toBe('a mesa');
	}
	expect((await ask('/covers/mesa.svg'))?.status).toBe(200);
	for (const path of ['/', '/post/um', '/rss.xml', '/nada.png']) {
		const answer = await ask(path);
		expect([path, answer?.status]).toEqual([path, 503]);
		expect(answer?.headers.get('x-robots-tag')).toBe('noindex');
		expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
		expect(await answer?.text()).toContain('O blog está sendo preparado');
	}
});

test('a desk that cannot be built either still leaves a page for readers, and both reasons', async () => {
	const broken = new BuildError('code', 'Não foi possível montar o painel.');
	const { ask, told } = await start({
		build: () => Promise.reject(empty),
		openDesk: () => Promise.reject(broken),
	});
	expect(told).toEqual([empty, broken]);
	expect((await ask('/admin'))?.status).toBe(503);
});

test('new code that does not build leaves the last good site; a dead database is retried', async () => {
	const site = join(folder, 'last', 'dist');
	mkdirSync(site, { recursive: true });
	writeFileSync(join(site, 'index.html'), 'o de ontem');
	writeFileSync(join(folder, 'last', 'netlify.toml'), readFileSync(join(root, 'netlify.toml')));
	const version = { publication: 1, posts: 1, built_at: '2026-01-01T00:00:00.000Z' };
	const last: StoredBuild = {
		folder: join(folder, 'last'),
		site,
		fingerprint: 'old',
		version,
		assets: [],
	};
	const dead = new BuildError('database', 'Não foi possível ler o banco de dados.');
	const { ask, requests } = await start({ last, build: () => Promise.reject(dead) });
	expect(await (await ask('/'))?.text()).toBe('o de ontem');
	expect(requests()).toBe(1);
});

test('a start that was asked to end shows nothing', async () => {
	const signal = AbortSignal.abort();
	await expect(start({ build: () => Promise.reject(empty), signal })).rejects.toThrow(empty);
});
