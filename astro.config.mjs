import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { contentSecurityPolicy } from './src/config/content-security-policy.ts';
import { buildTarget, oldestBrowsers } from './src/config/oldest-browsers.ts';

const site = process.env.SITE_URL ?? 'http://localhost:8888';
/** Folders for the output and for caches; a build sets both, separately for each data folder. */
const outDir = process.env.BUILD_OUT_DIR ?? './dist';
const cacheDir = process.env.BUILD_CACHE_DIR ?? './node_modules/.astro';

/** Puts code shared by the pages' scripts into one file, because each tiny file would be a request. */
const codeSplitting = {
	groups: [
		// Elements need only the runtime, so results can be drawn before React has come.
		{
			name: 'react',
			test: /node_modules\/(react(?!\/.*jsx-runtime)|react-dom|scheduler)\//,
		},
		{
			name: 'shared',
			test: /src\/(elements|config\/(storage-keys|script-paths))/,
			minShareCount: 2,
		},
	],
};

export default defineConfig({
	site,
	outDir,
	cacheDir,
	trailingSlash: 'never',
	// One file per page instead of one directory halves the writes for ten thousand posts.
	// Style sheets are not inlined: pages share the files, which browsers cache.
	build: { format: 'file', inlineStylesheets: 'never' },
	// Fetches a link's page as soon as it is hovered or focused.
	prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
	// Nothing that React renders here suspends, and a string costs half as much as a stream.
	integrations: [react({ experimentalDisableStreaming: true })],
	vite: {
		cacheDir: `${cacheDir}/vite`,
		environments: {
			client: {
				build: {
					target: buildTarget(oldestBrowsers.readers),
					rolldownOptions: { output: { codeSplitting } },
				},
			},
		},
		// For src/config/ignored-image-hosts.ts, which also runs in the browser, where there is no environment.
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
	// Articles are rendered when they are saved, so a highlighter would be loaded for nothing.
	markdown: { syntaxHighlight: false },
});
