import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { renderArticle } from '#article/render-article';
import type { Snapshot } from '#content/snapshot';
import { serveSocialPicture } from '#lib/serve-social-picture';
import { buildSearchIndex } from '#search/build-index';
import { startHttpServer } from '../../scripts/local/http-server.ts';
import { serveBuild } from '../../scripts/local/served-site.ts';
import { writeRedirectRules } from '../../scripts/site/redirect-rules.ts';
import type { FixtureOrder } from './build-fixture.ts';
import { aSnapshot, writeSnapshot } from './snapshot-fixture.ts';

export interface FixtureSite {
	url: string;
	/** The built files. */
	folder: string;
	stop: () => Promise<void>;
}

const root = join(import.meta.dirname, '..', '..');
const builder = join(import.meta.dirname, 'build-fixture.ts');

interface FixtureOptions {
	measurementId?: string;
	snapshot?: Snapshot;
	/** Answers the calls that a test is about; every other call gets an empty success. */
	answer?: (request: Request) => Promise<Response | undefined>;
}

/** Builds a blog from a fixture and serves it by Netlify's rules. */
export async function startFixtureSite({
	measurementId = '',
	snapshot = aSnapshot(),
	answer,
}: FixtureOptions = {}): Promise<FixtureSite> {
	const folder = await mkdtemp(join(root, '.data-fixture-'));
	const port = await findFreePort();
	const url = `http://localhost:${port}`;
	const [snapshotDir, dist] = [join(folder, 'snapshot'), join(folder, 'dist')];
	await mkdir(dist);
	await copyFile(join(root, 'netlify.toml'), join(folder, 'netlify.toml'));
	await writeSnapshot(snapshotDir, snapshot, renderArticle);
	const order: FixtureOrder = { root, siteUrl: url, snapshotDir, outDir: dist, cacheDir: folder };
	await promisify(execFile)(process.execPath, [builder, JSON.stringify(order)], {
		cwd: root,
		env: {
			...process.env,
			PUBLIC_GA_ID: measurementId,
			IGNORED_IMAGE_HOSTS: 'antigo.example',
			ASTRO_TELEMETRY_DISABLED: '1',
			NODE_ENV: 'production',
		},
	});
	await buildSearchIndex({ snapshotFolder: snapshotDir, outFolder: dist });
	await writeFile(join(dist, '_redirects'), writeRedirectRules(snapshot, url));
	const site = await serveBuild({
		folder,
		site: dist,
		fingerprint: '',
		assets: [],
		version: { publication: 1, posts: 1, built_at: '' },
	} as unknown as Parameters<typeof serveBuild>[0]);
	const server = await startHttpServer(port, async (request) => {
		const { pathname } = new URL(request.url);
		if (pathname.startsWith('/api/')) {
			return (await answer?.(request)) ?? Response.json({ success: true });
		}
		if (pathname.startsWith('/og/')) return serveSocialPicture(request, {}, { siteOrigin: url });
		return (await site.handle(request)) ?? new Response(null, { status: 404 });
	});
	return {
		url,
		folder: dist,
		stop: async () => {
			await server.close();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

async function findFreePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, 'close');
	return port;
}
