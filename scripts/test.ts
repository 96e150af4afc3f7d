import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
	countPlaywright,
	countVitest,
	formatCounts,
	formatDuration,
	type Layers,
	listNotRun,
	readReport,
	sumCounts,
} from './check/count-tests.ts';
import { findChromium } from './check/find-chromium.ts';
import { fail } from './local/fail.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Settings of a site on this machine must not affect the tests. */
const siteSettings = [
	'PORT',
	'DATA_DIR',
	'DATABASE_URL',
	'SITE_URL',
	'AUTH_SECRET',
	'BUILD_HOOK_URL',
];

/** `npm run test:quick`: everything that needs neither a database nor a browser. */
const isQuick = process.argv[2] === 'quick';
const quickLayers = ['unit', 'component', 'architecture'];

function makeEnvironment(): NodeJS.ProcessEnv {
	const inherited = Object.entries(process.env).filter(([name]) => !siteSettings.includes(name));
	return {
		...Object.fromEntries(inherited),
		...(!isQuick && { CHROMIUM_PATH: findChromium() }),
		ASTRO_TELEMETRY_DISABLED: '1',
	};
}

function run(script: string, args: string[], env: NodeJS.ProcessEnv): boolean {
	const file = join(root, 'node_modules', script);
	const options = { cwd: root, stdio: 'inherit', env } as const;
	return spawnSync(process.execPath, [file, ...args], options).status === 0;
}

interface Run {
	/** The folder of reports. */
	reports: string;
	env: NodeJS.ProcessEnv;
	layers: Layers;
	/** Browsers, each with the reason. */
	notRun: string[];
}

function runVitest({ reports, env, layers, notRun }: Run, projects: string[]): boolean {
	const file = join(reports, 'vitest.json');
	rmSync(file, { force: true });
	const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
	const chosen = projects.map((project) => `--project=${project}`);
	const isGood = run('vitest/vitest.mjs', [...args, ...chosen], env);
	const report = readReport<Parameters<typeof countVitest>[0]>(file);
	if (report) {
		countVitest(report, layers);
		notRun.push(...listNotRun(report));
	}
	return isGood && report !== undefined;
}

function runPlaywright({ reports, env, layers }: Run): boolean {
	const file = join(reports, 'playwright.json');
	const isGood = run('@playwright/test/cli.js', ['test', '--reporter=dot,json'], {
		...env,
		PLAYWRIGHT_JSON_OUTPUT_NAME: file,
	});
	const report = readReport<Parameters<typeof countPlaywright>[0]>(file);
	if (report) countPlaywright(report, layers);
	return isGood && report !== undefined;
}

function main(): void {
	const startedAt = Date.now();
	const reports = mkdtempSync(join(tmpdir(), 'blog-reports-'));
	try {
		const layers: Layers = new Map();
		const notRun: string[] = [];
		const given = { reports, env: makeEnvironment(), layers, notRun };
		const results = isQuick
			? [runVitest(given, quickLayers)]
			: [
					runVitest(given, ['!browsers']),
					runPlaywright(given),
					// By itself: its checks are about what a person sees in time.
					runVitest(given, ['browsers']),
				];
		console.log('');
		for (const [layer, counts] of layers) {
			console.log(
				`${layer.padEnd(14)}${formatDuration(counts).padStart(6)}  ${formatCounts(counts)}`,
			);
		}
		const total = sumCounts(layers);
		// A runner that crashed without a failed test counts as a failure.
		if (results.includes(false) && total.failed === 0) total.failed = 1;
		const seconds = Math.round((Date.now() - startedAt) / 1000);
		console.log(`\n${formatCounts(total)}, in ${seconds} s`);
		for (const browser of notRun) console.log(`Não rodou: ${browser}`);
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
