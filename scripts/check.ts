import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oldestBrowsers } from '../src/config/oldest-browsers.ts';
import { findLostPaths } from './check/check-documents.ts';
import { findLostReferences } from './check/check-references.ts';
import { findNewerUses } from './check/find-newer-uses.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Checks again only what a change since the last run reaches; files are compared by content, so branches may change. */
const incremental = (name: string) => [
	'--noEmit',
	'--incremental',
	'--tsBuildInfoFile',
	`node_modules/.cache/check/${name}.tsbuildinfo`,
];

const commands: [name: string, file: string, args: string[]][] = [
	['Biome', 'biome', ['check', '--error-on-warnings', '.']],
	['Prettier', 'prettier', ['--check', '--log-level=warn', 'src/**/*.astro']],
	['Nothing unused', 'knip', ['--no-config-hints']],
	['TypeScript', 'tsc', incremental('all')],
	['TypeScript, pure domain', 'tsc', ['-p', 'tsconfig.domain.json', ...incremental('domain')]],
	['Astro', 'astro', ['check', '--minimumSeverity', 'warning']],
];

function run([name, file, args]: (typeof commands)[number]): boolean {
	const { status, stdout, stderr } = spawnSync(file, args, {
		cwd: root,
		encoding: 'utf8',
		env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
		maxBuffer: 64 * 1024 * 1024,
		shell: process.platform === 'win32',
	});
	console.log(`${status === 0 ? '✓' : '✗'} ${name}`);
	if (status !== 0) console.log(stdout + stderr);
	return status === 0;
}

function report(name: string, what: string, lost: readonly string[]): boolean {
	console.log(`${lost.length === 0 ? '✓' : '✗'} ${name}`);
	if (lost.length > 0) console.log(`${what}:\n  ${lost.join('\n  ')}`);
	return lost.length === 0;
}

/** What browsers run: it starts in these folders. */
function findTooNew(globs: string[], who: keyof typeof oldestBrowsers): string[] {
	const files = globSync(globs, { cwd: root }).map((name) => join(root, name));
	return findNewerUses(files, oldestBrowsers[who]).map(
		({ file, name, since }) => `${relative(root, file)}: ${name} (${since})`,
	);
}

const results = [
	...commands.map(run),
	report('Documents', 'Paths that are gone', findLostPaths(root)),
	report('References', 'Numbers that lead nowhere', findLostReferences(root)),
	report('Oldest browsers', 'Newer than src/config/oldest-browsers.ts', [
		...findTooNew(['src/{elements,islands}/*.{ts,tsx}'], 'readers'),
		...findTooNew(['admin/src/main.tsx'], 'desk'),
	]),
];
if (results.includes(false)) process.exitCode = 1;
