import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findLostPaths } from './check/check-documents.ts';
import { findLostReferences } from './check/check-references.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const commands: [name: string, file: string, args: string[]][] = [
	['Biome', 'biome', ['check', '--error-on-warnings', '.']],
	['Prettier', 'prettier', ['--check', '--log-level=warn', 'src/**/*.astro']],
	['Nothing unused', 'knip', ['--no-config-hints']],
	['TypeScript', 'tsc', ['--noEmit']],
	['TypeScript, pure domain', 'tsc', ['--noEmit', '-p', 'tsconfig.domain.json']],
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

const results = [
	...commands.map(run),
	report('Documents', 'Paths that are gone', findLostPaths(root)),
	report('References', 'Numbers that lead nowhere', findLostReferences(root)),
];
if (results.includes(false)) process.exitCode = 1;
