import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { siteMap } from './scripts/site/site-map.ts';
import { bakedSite } from './src/config/baked-site.ts';
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
			test: /node_modules\/(react(?!\/.*jsx-runtime)|react-dom|scheduler)\/|islands\/starts-again/,
		},
		{
			name: 'shared',
			test: /src\/(elements\/(?!gallery-viewer|missed-address|forget-cookies|once-seen)|config\/(storage-keys|script-paths)|domain\/names\/parse-url)|vite\/preload-helper/,
			minShareCount: 2,
		},
		// Of pages that are not there, and of a search that is counted.
		{
			name: 'once-seen',
			test: /src\/(elements\/(missed-address|once-seen)|domain\/names\/link-secret)/,
		},
		// What draws the results before React has come, and then renders them.
		{
			name: 'results',
			test: /src\/(components|drawings|search|islands|config\/(limits|messages|paths|site))/,
			minShareCount: 2,
		},
	],
};

/** Vite's helper for dynamic imports, without style sheets, which none here brings: 1.7 KB of home's script. */
const smallPreload = {
	name: 'small-preload',
	enforce: 'pre',
	load: (id) =>
		id === '\0vite/preload-helper.js'
			? `export function __vitePreload(load, files = []) {
					for (const file of files)
						document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
					return load();
				}`
			: undefined,
};

/** `client:use` hydrates an island when it is first used. */
const clientUse = {
	name: 'client-use',
	hooks: {
		'astro:config:setup': ({ addClientDirective }) =>
			addClientDirective({ name: 'use', entrypoint: './src/islands/hydrate-on-use.ts' }),
	},
};

export default defineConfig({
	site,
	outDir,
	cacheDir,
	trailingSlash: 'never',
	// One file per page instead of one directory halves the writes for ten thousand posts.
	// Style sheets are not inlined: pages share the files, which browsers cache.
	build: { format: 'file', inlineStylesheets: 'never' },
	// Nothing that React renders here suspends, and a string costs half as much as a stream.
	integrations: [react({ experimentalDisableStreaming: true }), clientUse, sitemap(siteMap)],
	vite: {
		cacheDir: `${cacheDir}/vite`,
		plugins: [smallPreload, bakedSite],
		environments: {
			client: {
				build: {
					target: buildTarget(oldestBrowsers.readers),
					rolldownOptions: { output: { codeSplitting } },
				},
			},
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
