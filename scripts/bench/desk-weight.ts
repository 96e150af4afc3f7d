import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { weighPage, weighScripts } from '../../tests/support/page-weight.ts';
import type { Figure, Section } from './figures.ts';

const root = fileURLToPath(new URL('../../admin', import.meta.url));
const kilobyte = 1024;

const figure = (name: string, bytes: number, budget: number): Figure => ({
	name,
	unit: 'KB',
	values: [bytes / kilobyte],
	budget,
});

/** What the desk downloads until the list shows, and what the editor adds. */
export async function benchDeskWeight(): Promise<Section> {
	const site = await mkdtemp(join(tmpdir(), 'bench-desk-'));
	try {
		const configFile = join(root, 'vite.config.ts');
		const outDir = join(site, 'admin');
		await build({ configFile, root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
		const { html, css, js } = weighPage(site, '/admin');
		const assets = await readdir(join(outDir, 'assets'));
		const find = (name: string) =>
			`/admin/assets/${assets.find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))}`;
		const form = weighScripts(site, [find('start'), find('form-route')]);
		const all = weighScripts(site, [find('start'), find('form-route'), find('writing-area')]);
		return {
			title: 'Desk (brotli)',
			figures: [
				figure('first load', html + css + js, 143),
				figure('editor with CodeMirror', all - form, 142),
			],
		};
	} finally {
		await rm(site, { recursive: true, force: true });
	}
}
