import { join } from 'node:path';
import { buildOnce } from './build-once.ts';
import { siteFingerprint } from './fingerprint.ts';
import type { PageSource } from './render-pages.ts';

const file = 'late-pages.mjs';

/** With it, the renderer in a bundle writes what Astro's pages contain. */
export const lateRendering = {
	define: {
		// Otherwise React's development half is bundled, too.
		'process.env.NODE_ENV': '"production"',
		'process.env.LATE_RENDERER': '""',
	},
	/** Where `NODE_ENV` says otherwise, as in tests, Vite would write each element's place in its file. */
	oxc: { jsx: { development: false } },
	/** As in the site's folder, so that addresses of icons and style sheets are the site's. */
	assetFileNames: '_astro/[name].[hash][extname]',
};

/** Compiles the renderer of late posts for a local run, unless there is one of this code; returns its file. */
export async function makeLateRenderer({
	root,
	siteUrl,
	cacheDir,
}: Pick<PageSource, 'root' | 'siteUrl' | 'cacheDir'>): Promise<string> {
	const fingerprint = siteFingerprint(root, siteUrl);
	const folder = await buildOnce(join(cacheDir, 'late-code'), fingerprint, async (outDir) => {
		const { build } = await import('vite');
		await build({
			root,
			configFile: false,
			logLevel: 'warn',
			publicDir: false,
			define: lateRendering.define,
			oxc: lateRendering.oxc,
			ssr: { noExternal: true, target: 'node' },
			build: {
				ssr: join(root, 'src', 'layouts', 'late-pages.tsx'),
				outDir,
				target: 'node22',
				rollupOptions: {
					output: { entryFileNames: file, assetFileNames: lateRendering.assetFileNames },
				},
			},
		});
	});
	return join(folder, file);
}
