import { defineConfig } from 'vitest/config';

const layer = (name: string, more: object = {}) => ({
	extends: true as const,
	test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...more },
});

const onDatabase = { globalSetup: ['tests/support/database-server.ts'] };

export default defineConfig({
	test: {
		setupFiles: ['tests/support/fail-on-console-error.ts'],
		testTimeout: 20_000,
		hookTimeout: 60_000,
		projects: [
			layer('unit'),
			layer('component', { environment: 'jsdom' }),
			layer('architecture'),
			layer('contract', onDatabase),
			layer('integration', onDatabase),
		],
	},
});
