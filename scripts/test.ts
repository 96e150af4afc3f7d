import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
	countPlaywright,
	countVitest,
	formatCounts,
	type Layers,
	readReport,
	sumCounts,
} from './check/count-tests.ts';
import { findChromium } from './check/find-chromium.ts';
import { fail } from './local/fail.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Settings of a site that runs beside the tests must not reach them. */
const siteSettings = [
	'PORT',
	'DATA_DIR',
	'DATABASE_URL',
	'SITE_URL',
	'AUTH_SECRET',
	'BUILD_HOOK_URL',
];

function makeEnvironment(chromium: string): NodeJS.ProcessEnv {
	const inherited = Object.entries(process.env).filter(([name]) => !siteSettings.includes(name));
	return {
		...Object.fromEntries(inherited),
		CHROMIUM_PATH: chromium,
		ASTRO_TELEMETRY_DISABLED: '1',
	};
}

function run(script: string, args: string[], env: NodeJS.ProcessEnv): boolean {
	const file = join(root, 'node_modules', script);
	const options = { cwd: root, stdio: 'inherit', env } as const;
	return spawnSync(process.execPath, [file, ...args], options).status === 0;
}

function runAll(reports: string): { layers: Layers; isGood: boolean } {
	const env = makeEnvironment(findChromium());
	const layers: Layers = new Map();
	const vitestReport = join(reports, 'vitest.json');
	const playwrightReport = join(reports, 'playwright.json');
	const vitestArgs = ['--reporter=dot', '--reporter=json', `--outputFile.json=${vitestReport}`];
	const isVitestGood = run('vitest/vitest.mjs', ['run', ...vitestArgs], env);
	const isPlaywrightGood = run('@playwright/test/cli.js', ['test', '--reporter=dot,json'], {
		...env,
		PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
	});
	const vitest = readReport<Parameters<typeof countVitest>[0]>(vitestReport);
	const playwright = readReport<Parameters<typeof countPlaywright>[0]>(playwrightReport);
	if (vitest) countVitest(vitest, layers);
	if (playwright) countPlaywright(playwright, layers);
	const isWhole = vitest !== undefined && playwright !== undefined;
	return { layers, isGood: isWhole && isVitestGood && isPlaywrightGood };
}

function main(): void {
	const reports = mkdtempSync(join(tmpdir(), 'blog-reports-'));
	try {
		const { layers, isGood } = runAll(reports);
		console.log('');
		for (const [layer, counts] of layers) console.log(`${layer.padEnd(14)}${formatCounts(counts)}`);
		const total = sumCounts(layers);
		// A runner that broke without a failed test of its own is a failure too.
		if (!isGood && total.failed === 0) total.failed = 1;
		console.log(`\n${formatCounts(total)}`);
		if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
	} finally {
		rmSync(reports, { recursive: true, force: true });
	}
}

try {
	main();
} catch (error) {
	fail(error);
}
