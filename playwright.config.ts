import { defineConfig } from '@playwright/test';

/** Every new window would render the suggestions of an address bar that nobody sees: two thirds of the browser's work. */
const hiddenParts = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** Playwright's own list, which the browser forgets over a second one. */
const disabledFeatures = [
	...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
	...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
	...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
	...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** What takes long, or asks each screen: `npm run test:all`. */
const long = '**/*.long.spec.ts';

export default defineConfig({
	testDir: 'tests',
	projects: [
		{ name: 'editor', testDir: 'tests/editor' },
		{ name: 'e2e', testDir: 'tests/e2e', testIgnore: long },
		{ name: 'long', testDir: 'tests/e2e', testMatch: long },
	],
	outputDir: 'test-results',
	globalSetup: './tests/support/keeper.ts',
	// One site per worker, on two cores: more workers would only wait for each other.
	workers: 2,
	forbidOnly: Boolean(process.env['CI']),
	// One retry distinguishes a fault from a late frame on a busy machine.
	retries: 1,
	// A site that cannot be built would fail every test by its time limit.
	maxFailures: 10,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	use: {
		browserName: 'chromium',
		locale: 'pt-BR',
		timezoneId: 'America/Sao_Paulo',
		viewport: { width: 1280, height: 800 },
		trace: 'off',
		launchOptions: {
			executablePath,
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
				`--disable-features=${[...disabledFeatures, ...hiddenParts].join(',')}`,
			],
		},
	},
});
