import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { paths } from '#config/paths';
import { countStartBytes } from '../support/cold-start.ts';
import { signInByApi } from '../support/desk-api.ts';
import { buildDeploy, serveDeploy } from '../support/netlify-program.ts';
import { copyProject } from '../support/project-copy.ts';
import { type RunningSite, startSite, stopSites } from '../support/running-site.ts';
import { databaseForFile } from '../support/test-database.ts';
import { listCalls } from './addresses.ts';
import { ask, type Call, listDifferences } from './ask.ts';
import { toolDifferences } from './tool-differences.ts';

const folder = inject('deployFolder');
const secret = 'a secret of the tests, 32 bytes long or more';
const siteUrl = 'https://blog.test';
const minutes = 60_000;
const settings = { AUTH_SECRET: secret, SITE_URL: siteUrl, FAST_LANE: 'posts' };

const database = databaseForFile();
/** `npm start` and `netlify serve`, over one database. */
let ours: RunningSite;
let theirs: Awaited<ReturnType<typeof serveDeploy>>;
let built: { code: number; output: string };

beforeAll(async () => {
	await copyProject(folder);
	const env = { ...settings, DATABASE_URL: database.url };
	ours = await startSite({ env });
	const deploy = { installed: inject('netlifyPrograms'), folder, env };
	built = await buildDeploy(deploy);
	theirs = await serveDeploy(deploy);
}, 10 * minutes);
afterAll(async () => {
	await theirs?.stop();
	await stopSites();
	await ours?.remove();
}, minutes);

test("Netlify's own build reads the configuration and builds, without the packages for tests", () => {
	expect(built.output).toContain('There is no earlier build');
	expect(built.output).toContain('dist is whole.');
	expect(built.code, built.output).toBe(0);
});

test('Netlify packages one function for the API, and one for each thing that cannot share it', () => {
	const [, packaged = ''] = built.output.split('Packaging Functions');
	const names = [...packaged.matchAll(/^ - ([\w-]+)\.mjs$/gm)].map(([, name]) => name);
	expect(names.join(' ')).toBe(
		'api deploy-events late-post pictures readers scheduled-publish sign-in',
	);
});

test('the function of late posts has at most 30 KB with the frame of this deploy', () => {
	const module = `${folder}/dist-functions/functions/late-post.mjs`;
	const bytes = countStartBytes({ name: 'late-post', module });
	console.info(`late-post with its frame: ${bytes} bytes`);
	expect(bytes).toBeLessThan(30_000);
});

test('the next build finds the last one’s cache', () => {
	expect(theirs.output()).toContain('The last build is at hand.');
});

test(
	'every kind of address gets the same reply from a deploy as from npm start',
	async () => {
		const calls = listCalls(`${folder}/dist`);
		const unexplained: string[] = [];
		const seen = new Set<string>();
		for (const call of calls) {
			const [our, their] = await Promise.all([ask(ours.url, call), ask(theirs.url, call)]);
			const known = toolDifferences.filter((each) => each.of(call, our));
			for (const part of listDifferences(our, their)) {
				const why = known.find((each) => each.in.includes(part) || each.in.includes('*'));
				if (why) seen.add(why.name);
				else
					unexplained.push(`${nameOf(call)}: ${part}, ${show(our, part)} and ${show(their, part)}`);
			}
		}
		expect(unexplained).toEqual([]);
		expect(toolDifferences.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
	},
	2 * minutes,
);

test(
	'a post that the deploy does not contain is at its address until it leaves the site, and hides no file, 301 or preview',
	async () => {
		const desk = await signInByApi({ ...ours, url: theirs.url });
		type Listed = { posts: { id: string; slug: string; revision: number }[] };
		const list = { action: 'list', status: 'draft', pageSize: 20 };
		const { posts } = await desk.call<Listed>('admin-posts', list);
		const [draft] = posts;
		if (!draft) throw new Error('the demo blog has a draft');
		const path = paths.post(draft.slug);
		const get = (part = '', method = 'GET') => ask(theirs.url, { path: path + part, method });
		expect((await get()).status).toBe(404);
		const clickedAt = performance.now();
		await desk.call('toggle-publish', { postId: draft.id, publish: true });
		const late = await get();
		console.info(`click to the post's address: ${Math.round(performance.now() - clickedAt)} ms`);
		expect(late.status).toBe(200);
		expect(late.body).toContain(`data-slug="${draft.slug}"`);
		expect(late.headers['content-security-policy']).toContain("frame-ancestors 'none'");
		expect((await get('', 'HEAD')).status).toBe(200);
		expect((await get('?preview=1')).body).not.toContain(`data-slug="${draft.slug}"`);
		expect((await get('/mais')).status, 'what is below it leads to it').toBe(301);
		expect((await ask(theirs.url, { path: '/artigos' })).status).toBe(301);
		// The same post from `npm start`'s next build: the file that this deploy's successor will have.
		const { buildHookUrl } = JSON.parse(await readFile(`${ours.dataDir}/runner.json`, 'utf8'));
		await fetch(buildHookUrl, { method: 'POST' });
		await expect
			.poll(async () => (await ask(ours.url, { path })).body, { timeout: minutes, interval: 500 })
			.toBe(late.body);
		await desk.call('toggle-publish', { postId: draft.id, publish: false });
		expect((await get()).status).toBe(404);
	},
	2 * minutes,
);

const nameOf = ({ method = 'GET', path }: Call) => `${method} ${path}`;

const show = (reply: Awaited<ReturnType<typeof ask>>, part: string) =>
	JSON.stringify({ ...reply.headers, ...reply }[part] ?? null).slice(0, 120);
