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
	listSlowest,
	type PlaywrightReport,
	readReport,
	sumCounts,
	type Told,
	tellOfPlaywright,
	tellOfVitest,
	type VitestReport,
} from './check/count-tests.ts';
import { findChromium } from './check/find-chromium.ts';
import { fail } from './local/say.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Settings of a site on this machine must not affect the tests. */
const siteSettings = [
	'PORT',
	'DATA_DIR',
	'DATABASE_URL',
	'NETLIFY_DB_URL',
	'SITE_URL',
	'AUTH_SECRET',
	'SETUP_CODE',
	'BUILD_HOOK_URL',
];

interface Step {
	runner: 'vitest' | 'playwright';
	/** Vitest's projects; a name after `!` is left out. */
	projects: string[];
}

/** `npm run test:quick`: everything that needs neither a database nor a browser. */
const quick: Step[] = [{ runner: 'vitest', projects: ['unit', 'component', 'architecture'] }];

/** `npm test`: every promise once, at the lowest layer that can prove it, and the journeys that only a browser can show. */
const first: Step[] = [
	{ runner: 'vitest', projects: ['!long', '!neon-again', '!netlify', '!browsers'] },
	{ runner: 'playwright', projects: ['editor', 'e2e'] },
];

/** The rest of `npm run test:all`: what takes long (`.long.` in a file's name), the database's tests again through Neon's driver, Netlify's programs, and Firefox and WebKit. */
const rest: Step[] = [
	{ runner: 'vitest', projects: ['long', 'neon-again', 'netlify'] },
	{ runner: 'playwright', projects: ['long'] },
	// By itself: its checks are about what a person sees in time.
	{ runner: 'vitest', projects: ['browsers'] },
];

const runs = { first, all: [...first, ...rest], quick };
const [name = 'first', ...more] = process.argv.slice(2);
const isName = (given: string): given is keyof typeof runs => Object.hasOwn(runs, given);
const steps = runs[isName(name) ? name : 'first'];
const isQuick = steps === quick;
/** For both runners, such as `--shard=1/4`, of which one may have nothing to do. */
const passedOn = isName(name) ? more : [name, ...more];
const isPart = passedOn.length > 0;

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
	told: Told;
	/** Browsers, each with the reason. */
	notRun: string[];
}

const choose = (projects: string[]) => projects.map((project) => `--project=${project}`);

function runVitest({ reports, env, layers, told, notRun }: Run, projects: string[]): boolean {
	const file = join(reports, 'vitest.json');
	rmSync(file, { force: true });
	const args = [
		'run',
		...(isPart ? ['--passWithNoTests'] : []),
		'--reporter=dot',
		'--reporter=json',
		`--outputFile.json=${file}`,
	];
	const isGood = run('vitest/vitest.mjs', [...args, ...choose(projects), ...passedOn], env);
	const report = readReport<VitestReport>(file);
	if (report) {
		countVitest(report, layers);
		tellOfVitest(report, told);
		notRun.push(...listNotRun(report));
	}
	return isGood && report !== undefined;
}

function runPlaywright({ reports, env, layers, told }: Run, projects: string[]): boolean {
	const file = join(reports, 'playwright.json');
	rmSync(file, { force: true });
	const args = [
		'test',
		...(isPart ? ['--pass-with-no-tests'] : []),
		'--reporter=dot,json',
		...choose(projects),
		...passedOn,
	];
	const isGood = run('@playwright/test/cli.js', args, {
		...env,
		PLAYWRIGHT_JSON_OUTPUT_NAME: file,
	});
	const report = readReport<PlaywrightReport>(file);
	if (report) {
		countPlaywright(report, layers);
		tellOfPlaywright(report, told);
	}
	return isGood && report !== undefined;
}

const runners = { vitest: runVitest, playwright: runPlaywright };

function list(title: string, lines: string[]): void {
	if (lines.length > 0) console.log(`\n${title}:\n${lines.join('\n')}`);
}

function main(): void {
	const startedAt = Date.now();
	const reports = mkdtempSync(join(tmpdir(), 'blog-reports-'));
	try {
		const layers: Layers = new Map();
		const told: Told = { files: new Map(), retried: [], failed: [] };
		const notRun: string[] = [];
		const given = { reports, env: makeEnvironment(), layers, told, notRun };
		const results = steps.map(({ runner, projects }) => runners[runner](given, projects));
		if (!isQuick) list('The slowest files', listSlowest(told, 20));
		list('Passed at the second try', told.retried);
		list('Failed', told.failed);
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
