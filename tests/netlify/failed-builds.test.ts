import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { siteStatus } from '#contract/site-status';
import { togglePublish } from '#contract/toggle-publish';
import { connect } from '#db/client';
import { netlifyBlobStore } from '#lib/blob-store';
import { recordDeploy } from '#steps/publish/record-deploy';
import { createdPost } from '../support/factories/new-post.ts';
import { type NetlifyApi, site, startNetlifyApi } from '../support/netlify-api.ts';
import { runProgram } from '../support/netlify-program.ts';
import { copyProject } from '../support/project-copy.ts';
import { findFreePort } from '../support/running-site.ts';
import { apiForFile } from '../support/test-api.ts';

let folder: string;
let netlify: NetlifyApi;
const api = apiForFile();

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'blog-deploy-'));
	await symlink(join(inject('deployFolder'), 'node_modules'), join(folder, 'node_modules'));
	await copyProject(folder);
	netlify = await startNetlifyApi(join(folder, '.data-blobs'));
	process.env['NETLIFY_BLOBS_CONTEXT'] = netlify.blobsContext;
});
afterAll(async () => {
	delete process.env['NETLIFY_BLOBS_CONTEXT'];
	await netlify?.stop();
	await rm(folder, { recursive: true, force: true });
});

/** Runs a build like Netlify's machines: the token belongs to the build and is only given to plugins. */
const build = (id: string, env: Record<string, string>, context = 'production') =>
	runProgram({
		installed: inject('netlifyPrograms'),
		program: 'netlify-build',
		folder,
		args: [
			...['--mode=buildbot', `--context=${context}`, `--siteId=${site.id}`, `--deployId=${id}`],
			...[`--token=${site.token}`, `--testOpts.host=${netlify.host}`, '--testOpts.scheme=http'],
			...['--cacheDir=.netlify/cache'],
		],
		env: {
			CONTEXT: context,
			DEPLOY_ID: id,
			AUTH_SECRET: 'a secret of the tests, 32 bytes long or more',
			SITE_URL: 'https://blog.test',
			...env,
		},
	});

/** Netlify's event, which never says more about a failure. */
async function hear(id: string) {
	const deps = { ...api.deps, blobs: netlifyBlobStore() };
	await recordDeploy(deps, 'failed', {
		id,
		context: 'production',
		time: null,
		createdAt: api.deps.now().toISOString(),
		errorMessage: 'Build script returned non-zero exit code: 2',
	});
	return (await api.call(siteStatus, { action: 'get' })).build;
}

test('a build that cannot reach the database fails, and the desk shows that reason', async () => {
	const dead = `postgres://a:segredo@127.0.0.1:${await findFreePort()}/blog`;
	const { code, output } = await build('deploy-1', { DATABASE_URL: dead });
	expect(code, output).not.toBe(0);
	expect(output).toContain('O banco de dados em 127.0.0.1');
	const told = await hear('deploy-1');
	expect(told).toMatchObject({ state: 'failed', reason: 'database' });
	expect(told.log).toContain('ECONNREFUSED');
	expect(told.log).not.toContain('segredo');
	expect(await netlifyBlobStore().list('build-failure/')).toEqual([]);
});

test('a build whose blog has vanished fails, and the desk shows that reason', async () => {
	const { id } = await createdPost(api, { published: true });
	await api.call(togglePublish, { postId: id, publish: false });
	const { code, output } = await build('deploy-2', { DATABASE_URL: api.url });
	expect(code, output).not.toBe(0);
	expect(await netlifyBlobStore().list('build-failure/')).toEqual([]);
	const told = await hear('deploy-2');
	expect(told).toMatchObject({ state: 'failed', reason: 'content' });
	expect(told.log).toContain('Não há nenhum post publicado');
});

test("a preview that only has production's database says so, creates no table in it and leaves no blob", async () => {
	const url = inject('databaseServerUrl'); // It has no tables.
	const blobs = await netlifyBlobStore().list('');
	const { code, output } = await build('deploy-3', { DATABASE_URL: url }, 'deploy-preview');
	expect(code, output).not.toBe(0);
	expect(output).toContain('Esta prévia não tem um banco de dados próprio');
	const { db, close } = await connect(url, () => undefined);
	const tables = await db.execute(sql`select 1 from pg_tables where schemaname = 'public'`);
	await close();
	expect(tables).toMatchObject({ rows: [] });
	expect(await netlifyBlobStore().list('')).toEqual(blobs);
});
