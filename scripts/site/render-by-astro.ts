import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildByAstro } from './bundle-pages.ts';
import type { BundleSource } from './bundle-worker.ts';
import { type BuiltPage, paintFirst } from './page-program.ts';
import type { RenderedSite } from './render-pages.ts';

/**
 * The way back, should a new version of Astro not fit `page-program.ts`: Astro's public interface alone makes the same
 * pages. Each build bundles the code and renders everything, and a page that throws ends it.
 */
export const isByAstro = () => process.env['PAGES_BY'] === 'astro';

interface WholeRender extends BundleSource {
	outDir: string;
}

export async function renderByAstro(options: WholeRender): Promise<RenderedSite> {
	const { root, siteUrl, cacheDir, outDir } = options;
	await buildByAstro({ root, siteUrl, cacheDir: join(cacheDir, 'astro') }, outDir);
	const pages = globSync('**/*.html', { cwd: outDir }).map((file): BuiltPage => {
		writeFileSync(join(outDir, file), paintFirst(readFileSync(join(outDir, file), 'utf8')));
		const path = file === 'index.html' ? '/' : `/${file.replace('.html', '')}`;
		return { path, file, key: undefined };
	});
	return { pages, failures: [] };
}
