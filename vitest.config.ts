import { defineConfig } from 'vitest/config';

const layer = (name: string, more: object = {}) => ({
	extends: true as const,
	test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...more },
});

const onDatabase = { globalSetup: ['tests/support/database-server.ts'] };

/** Stateless test files share a worker's modules, and load jsdom only once, which halves the time. */
const together = { isolate: false };

/** What takes long, or repeats by chance what others show once: `npm run test:all`. */
const long = '**/*.long.test.ts';

/** Through production's driver. */
const throughNeon = (name: string, include: string[], exclude: string[] = []) => ({
	extends: true as const,
	test: { name, include, exclude, setupFiles: ['tests/support/through-neon.ts'], ...onDatabase },
});

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
			layer('architecture', { ...together, exclude: [long] }),
			layer('pages', { globalSetup: ['tests/support/keeper.ts'], ...together }),
			layer('contract', onDatabase),
			layer('integration', {
				...onDatabase,
				...together,
				exclude: [long, 'tests/integration/{auth,desk,neon}/**'],
			}),
			// They replace the slow hash of a password, or make a page of the process: modules of their own.
			layer('apart', {
				...onDatabase,
				include: ['tests/integration/{auth,desk}/**/*.test.ts'],
				exclude: [long],
			}),
			layer('long', { ...onDatabase, include: [`tests/{architecture,integration}/${long}`] }),
			// What the driver could break; then all the rest that touches the database.
			throughNeon('neon', [
				'tests/integration/{db,neon}/**/*.test.ts',
				// Every type of a column, there and back.
				'tests/integration/posts/every-field.test.ts',
			]),
			throughNeon(
				'neon-again',
				['tests/integration/{posts,publishing,readers}/**/*.test.ts'],
				[long],
			),
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
