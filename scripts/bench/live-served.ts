import { globSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { paths } from '#config/paths';
import { createAdmin } from '#db/accounts/create-admin';
import { connect, type Database } from '#db/client';
import { setPublished } from '#db/posts/set-published';
import { changeBuildState } from '#db/publishing/build-state';
import { findNewestPublication } from '#db/publishing/publications';
import { blogPosts } from '#db/schema';
import { hashPassword } from '#lib/passwords';
import { countStartBytes } from '../../tests/support/cold-start.ts';
import { type DeskApi, signInByApi } from '../../tests/support/desk-api.ts';
import { serveDeploy } from '../../tests/support/netlify-program.ts';
import { copyProject } from '../../tests/support/project-copy.ts';
import { findFreePort, root, testAdmin } from '../../tests/support/running-site.ts';
import { installPackages, installTool } from '../local/install-tool.ts';
import type { Section } from './figures.ts';
import { addressAimMs, listTimes } from './live.ts';

interface Draft {
	id: string;
	slug: string;
}

const pollMs = 15;

/** Takes posts off the blog before its build, so that the deploy does not contain them. */
async function takeOff(db: Database, count: number): Promise<Draft[]> {
	const { id, slug } = blogPosts;
	const drafts = await db.select({ id, slug }).from(blogPosts).orderBy(id).limit(count);
	const now = new Date().toISOString();
	await setPublished(db, { ids: drafts.map((post) => post.id), publish: false, userName: '', now });
	return drafts;
}

/** Milliseconds from a click to the post's address, and of a further request there. */
async function clickAndAsk(url: string, desk: DeskApi, { id, slug }: Draft) {
	const ask = async () => (await fetch(url + paths.post(slug))).status;
	const startedAt = performance.now();
	await desk.call('toggle-publish', { postId: id, publish: true });
	while ((await ask()) !== 200) await setTimeout(pollMs);
	const addressMs = performance.now() - startedAt;
	const askedAt = performance.now();
	await ask();
	return { addressMs, replyMs: performance.now() - askedAt };
}

/** A build hook that accepts everything. */
async function startHook() {
	const server = createServer((_, reply) => reply.end());
	const port = await findFreePort();
	await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
	return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

/**
 * The click and its address with Netlify's own programs: their build of the project for this database, and `serve` with
 * its functions and blobs.
 */
export async function measureServed(databaseUrl: string, clicks = 8): Promise<Section> {
	// Within a repository, Netlify's build would take the repository for the project.
	const folder = await mkdtemp(join(tmpdir(), 'blog-bench-served-'));
	const installed = installTool(join(root, 'tests', 'netlify', 'programs'));
	installPackages(root, folder, ['--omit=dev']);
	await copyProject(folder);
	const { db, close } = await connect(databaseUrl, () => undefined);
	const hook = await startHook();
	const drafts = await takeOff(db, clicks);
	await createAdmin(db, {
		email: testAdmin.email,
		name: 'Bench',
		passwordHash: await hashPassword(testAdmin.password),
	});
	const env = {
		DATABASE_URL: databaseUrl,
		BUILD_HOOK_URL: hook.url,
		SITE_URL: 'https://blog.test',
		AUTH_SECRET: 'a secret of the bench, 32 bytes or more',
		FAST_LANE: 'posts',
	};
	const deploy = { installed, folder, env };
	const site = await serveDeploy(deploy); // It builds first.
	await changeBuildState(db, { publication: await findNewestPublication(db) });
	try {
		const desk = await signInByApi({ ...testAdmin, url: site.url });
		const done: Awaited<ReturnType<typeof clickAndAsk>>[] = [];
		for (const draft of drafts) done.push(await clickAndAsk(site.url, desk, draft));
		return describe(folder, done);
	} finally {
		await site.stop();
		hook.stop();
		await close();
		await rm(folder, { recursive: true, force: true });
	}
}

function describe(folder: string, done: { addressMs: number; replyMs: number }[]): Section {
	const entries = globSync('.netlify/blobs-serve/entries/*/*late/1/*', { cwd: folder }).filter(
		(file) => statSync(join(folder, file)).isFile(),
	);
	const module = join(folder, 'dist-functions', 'functions', 'late-post.mjs');
	return {
		title: "From the click to the public address, under Netlify's serve",
		figures: [
			...listTimes(
				"click to a new post's address",
				done.map(({ addressMs }) => addressMs),
				addressAimMs,
			),
			{ name: 'reply before its deploy', unit: 'ms', values: done.map(({ replyMs }) => replyMs) },
			{
				name: 'read for it',
				unit: 'KB',
				values: entries.map((file) => statSync(join(folder, file)).size / 1024),
			},
			{
				name: 'its function, with the frame',
				unit: 'KB',
				budget: 30,
				values: [countStartBytes({ name: 'late-post', module }) / 1000],
			},
		],
	};
}
