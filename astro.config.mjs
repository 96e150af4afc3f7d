import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { contentSecurityPolicy } from './src/config/content-security-policy.ts';

const site = process.env.SITE_URL ?? 'http://localhost:8888';
/** Where finished pages go and what may be thrown away: the build chooses, one of each per data folder. */
const outDir = process.env.BUILD_OUT_DIR ?? './dist';
const cacheDir = process.env.BUILD_CACHE_DIR ?? './node_modules/.astro';

/** What the pages' own scripts share is one file: a handful of tiny ones would each be a request. */
const codeSplitting = {
	groups: [
		{
			name: 'shared',
			test: /src\/(elements|config\/(storage-keys|script-paths))/,
			minShareCount: 3,
		},
	],
};

export default defineConfig({
	site,
	outDir,
	cacheDir,
	trailingSlash: 'never',
	// One file per page instead of one directory: half the writes of ten thousand posts.
	// Style sheets stay files: pages share them, and ten thousand copies would not be read from a cache.
	build: { format: 'file', inlineStylesheets: 'never' },
	// A link that is hovered or focused is fetched before it is clicked.
	prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
	// What React renders here waits for nothing: as a string it costs half of what a stream does.
	integrations: [react({ experimentalDisableStreaming: true })],
	vite: {
		cacheDir: `${cacheDir}/vite`,
		environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
		// Read by src/config/ignored-image-hosts.ts, in the browser too, where there is no environment.
		define: {
			'process.env.IGNORED_IMAGE_HOSTS': JSON.stringify(process.env.IGNORED_IMAGE_HOSTS ?? ''),
		},
	},
	security: {
		csp: {
			directives: contentSecurityPolicy.directives,
			scriptDirective: { resources: contentSecurityPolicy.scriptSources },
			styleDirective: { resources: contentSecurityPolicy.styleSources },
		},
	},
	devToolbar: { enabled: false },
	// Articles are rendered when they are saved; a highlighter would only be loaded.
	markdown: { syntaxHighlight: false },
});
