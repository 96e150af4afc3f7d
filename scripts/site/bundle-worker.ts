import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { type AstroIntegration, build } from 'astro';
import { explainError } from './build-error.ts';

/** Where the code is, for which site it is bundled, and where bundles are kept. */
export type BundleSource = Record<'root' | 'siteUrl' | 'cacheDir', string>;

/** What to bundle, and where to put it. The reply is an empty message or the error. */
export interface BundleOrder extends BundleSource {
	/** Inside the project; elsewhere Astro would put intermediate files into a folder shared by all builds. */
	outDir: string;
	/** Folder for the program that renders the pages; without it Astro renders them itself. */
	serverDir?: string;
}

/** React's production build, in a bundle that is self-contained: it runs from any folder and loads in a single read. */
const production: AstroIntegration = {
	name: 'production',
	hooks: {
		'astro:config:setup': ({ updateConfig }) => {
			const define = { 'process.env.NODE_ENV': '"production"' };
			const prerender = { resolve: { noExternal: true as const }, define };
			updateConfig({ vite: { environments: { prerender } } });
		},
	},
};

/**
 * Astro bundles pages and scripts and would then render every page. Here it renders none, and the bundle that renders
 * them is kept, because content changes far more often than code.
 */
function keepProgram(outDir: string, serverDir: string): AstroIntegration {
	return {
		name: 'keep-program',
		hooks: {
			'astro:build:start': ({ setPrerenderer }) => {
				setPrerenderer({
					name: 'keep-program',
					setup: () => cp(join(outDir, '.prerender'), serverDir, { recursive: true }),
					getStaticPaths: async () => [],
					render: () => Promise.reject(new Error('Pages are rendered by the kept program.')),
				});
			},
		},
	};
}

process.on('disconnect', () => process.exit(1));
process.once('message', async ({ root, siteUrl, outDir, serverDir, cacheDir }: BundleOrder) => {
	Object.assign(process.env, {
		SITE_URL: siteUrl,
		BUILD_OUT_DIR: outDir,
		BUILD_CACHE_DIR: cacheDir,
	});
	try {
		const integrations = [production, ...(serverDir ? [keepProgram(outDir, serverDir)] : [])];
		await build({ root, logLevel: 'warn', integrations });
		process.send?.('', () => process.exit());
	} catch (error) {
		process.send?.(explainError(error), () => process.exit());
	}
});
