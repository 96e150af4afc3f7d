import { copyFile, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../tests/support/running-site.ts';
import type { StoredBuild } from '../local/build-store.ts';
import { startHttpServer } from '../local/http-server.ts';
import { serveBuild } from '../local/served-site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Serves a built folder by the local server, which compresses like the edge. */
export async function serveSite(site: string): Promise<{ url: string; stop: () => Promise<void> }> {
	const folder = await mkdtemp(join(tmpdir(), 'bench-served-'));
	await copyFile(join(root, 'netlify.toml'), join(folder, 'netlify.toml'));
	await symlink(site, join(folder, 'dist'));
	const port = await findFreePort();
	const url = `http://localhost:${port}`;
	const served = await serveBuild({ folder, site: join(folder, 'dist') } as StoredBuild);
	const server = await startHttpServer(port, async (request) => {
		if (new URL(request.url).pathname.startsWith('/api/')) return Response.json({ success: true });
		return (await served.handle(request)) ?? new Response(null, { status: 404 });
	});
	return {
		url,
		stop: async () => {
			await server.close();
			await rm(folder, { recursive: true, force: true });
		},
	};
}
