import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { serveSite } from '../../../scripts/bench/writing.ts';
import { answerCalls } from './answer-calls.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Bundled as the desk is, and served with its content security policy. */
export async function servePage(): Promise<{ url: string; stop: () => Promise<void> }> {
	const site = await mkdtemp(join(tmpdir(), 'editor-page-'));
	await symlink(join(root, 'public', 'fonts'), join(site, 'fonts'));
	await build({
		configFile: join(root, 'admin', 'vite.config.ts'),
		root: import.meta.dirname,
		logLevel: 'error',
		build: { outDir: join(site, 'admin'), minify: false, reportCompressedSize: false },
	});
	const served = await serveSite(site, answerCalls());
	return {
		url: `${served.url}/admin/`,
		stop: async () => {
			await served.stop();
			await rm(site, { recursive: true, force: true });
		},
	};
}
