import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { paths } from './src/config/paths.ts';

const site = process.env.SITE_URL ?? 'http://localhost:8888';
/** Where finished pages go and what may be thrown away: the build chooses, one of each per data folder. */
const outDir = process.env.BUILD_OUT_DIR ?? './dist';
const cacheDir = process.env.BUILD_CACHE_DIR ?? './node_modules/.astro';

const unlisted = new Set(
	[paths.postNotFound, paths.categoryNotFound, paths.previewShell].map((path) => site + path),
);

export default defineConfig({
	site,
	outDir,
	cacheDir,
	trailingSlash: 'never',
	// One file per page instead of one directory: half the writes of ten thousand posts.
	// Style sheets stay files: pages share them, and ten thousand copies would not be read from a cache.
	build: { format: 'file', concurrency: 8, inlineStylesheets: 'never' },
	// A link that is hovered or focused is fetched before it is clicked.
	prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
	integrations: [react(), sitemap({ filter: (page) => !unlisted.has(page.replace(/\/$/, '')) })],
	vite: {
		cacheDir: `${cacheDir}/vite`,
		// Read by src/config/ignored-image-hosts.ts, in the browser too, where there is no environment.
		define: {
			'process.env.IGNORED_IMAGE_HOSTS': JSON.stringify(process.env.IGNORED_IMAGE_HOSTS ?? ''),
		},
	},
	devToolbar: { enabled: false },
});
