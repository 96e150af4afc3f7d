import { defineConfig } from 'vitest/config';

const layer = (name: string, more: object = {}) => ({
	extends: true as const,
	test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...more },
});

const onDatabase = { globalSetup: ['tests/support/database-server.ts'] };

/** Stateless test files share a worker's modules, and load jsdom only once, which halves the time. */
const together = { isolate: false };

/** The same tests through production's driver, except those that start processes or use no database. */
const throughNeon = {
	extends: true as const,
	test: {
		name: 'neon',
		include: ['tests/integration/{db,neon,posts,publishing,readers}/**/*.test.ts'],
		exclude: [
			'**/incremental-build.test.ts',
			'**/late-builds-at-random.test.ts',
			'**/late-pages.test.ts',
			'**/most-read.test.ts',
			'**/plans-on-the-site.test.ts',
			'**/deploy-bundle.test.ts',
			'**/ten-thousand.test.ts',
		],
		setupFiles: ['tests/support/through-neon.ts'],
		...onDatabase,
	},
};

export default defineConfig({
	test: {
		setupFiles: ['tests/support/fail-on-console-error.ts'],
		// Races and faults on real servers: one retry distinguishes a fault from a busy machine.
		retry: process.env['CI'] ? 1 : 0,
		maxWorkers: 2,
		execArgv: ['--import', new URL('./scripts/quick-imports.mjs', import.meta.url).href],
		testTimeout: 30_000,
		hookTimeout: 60_000,
		projects: [
			layer('unit', together),
			layer('component', {
				environment: 'jsdom',
				setupFiles: ['tests/support/component-page.ts'],
				...together,
			}),
			layer('architecture', together),
			layer('contract', onDatabase),
			layer('integration', { ...onDatabase, exclude: ['tests/integration/neon/**'] }),
			throughNeon,
			layer('netlify', {
				globalSetup: [...onDatabase.globalSetup, 'tests/netlify/install-programs.ts'],
				testTimeout: 120_000,
			}),
			layer('browsers', {
				globalSetup: ['tests/browsers/before-all.ts'],
				testTimeout: 60_000,
				// Real windows: one retry distinguishes a fault from a late frame on a busy machine.
				retry: 1,
			}),
		],
	},
});
