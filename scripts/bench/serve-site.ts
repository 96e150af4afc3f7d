import { copyFile, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../tests/support/running-site.ts';
import type { StoredBuild } from '../local/build-store.ts';
import { startHttpServer } from '../local/http-server.ts';
import { serveBuild } from '../local/served-site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Undefined for what the folder answers. */
type Answer = (request: Request) => Promise<Response | undefined>;

const acceptCalls: Answer = async ({ url }) =>
	new URL(url).pathname.startsWith('/api/') ? Response.json({ success: true }) : undefined;

/** Serves a built folder by the local server, which compresses like the edge; `answer` stands for its functions. */
export async function serveSite(
	site: string,
	answer: Answer = acceptCalls,
): Promise<{ url: string; stop: () => Promise<void> }> {
	const folder = await mkdtemp(join(tmpdir(), 'served-site-'));
	await copyFile(join(root, 'netlify.toml'), join(folder, 'netlify.toml'));
	await symlink(site, join(folder, 'dist'));
	const port = await findFreePort();
	const url = `http://localhost:${port}`;
	const served = await serveBuild({ folder, site: join(folder, 'dist') } as StoredBuild);
	const server = await startHttpServer(
		port,
		async (request) =>
			(await answer(request)) ??
			(await served.handle(request)) ??
			new Response(null, { status: 404 }),
	);
	return {
		url,
		stop: async () => {
			await server.close();
			await rm(folder, { recursive: true, force: true });
		},
	};
}
