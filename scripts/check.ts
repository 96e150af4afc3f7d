import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { oldestBrowsers } from '../src/config/oldest-browsers.ts';
import { findLostReferences } from './check/check-references.ts';
import { findCrossedWalls } from './check/check-walls.ts';
import { findNewerUses } from './check/find-newer-uses.ts';
import { tellWeight } from './check/weight.ts';

/** The project, unless a test names a small one. */
const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));

/** Checks again only what a change since the last run reaches; files are compared by content, so branches may change. */
const incremental = (name: string) => [
	...['--noEmit', '--diagnostics', '--incremental'],
	...['--tsBuildInfoFile', `node_modules/.cache/check/${name}.tsbuildinfo`],
];

interface Tool {
	name: string;
	line: string[];
	/** What it says when it has read files: some tools end with 0 when they did nothing. */
	read: RegExp;
}

const tools: Tool[] = [
	{
		name: 'Biome',
		line: ['biome', 'check', '--error-on-warnings', '.'],
		read: /Checked [1-9]\d* files/,
	},
	{ name: 'Prettier', line: ['prettier', '--check', 'src/**/*.astro'], read: /All matched files/ },
	{
		name: 'Nothing unused',
		line: [
			...['knip', '--no-config-hints', '--reporter', 'symbols'],
			...['--reporter', './scripts/check/count-files.ts'],
		],
		read: /Read [1-9]\d* files/,
	},
	{ name: 'TypeScript', line: ['tsc', ...incremental('all')], read: /^Files: +[1-9]/m },
	{
		name: 'TypeScript, pure domain',
		line: ['tsc', '-p', 'tsconfig.domain.json', ...incremental('domain')],
		read: /^Files: +[1-9]/m,
	},
	{
		name: 'Astro',
		line: [
			...['astro', 'check', '--noSync', '--tsconfig', 'tsconfig.pages.json'],
			...['--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'],
		],
		read: /Result \([1-9]\d* files?\)/,
	},
];

function run({ name, line: [file = '', ...args], read }: Tool): boolean {
	const { status, stdout, stderr, error } = spawnSync(file, args, {
		cwd: root,
		encoding: 'utf8',
		env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: undefined },
		maxBuffer: 64 * 1024 * 1024,
		shell: process.platform === 'win32',
	});
	const said = `${error ?? ''}${stdout}${stderr}`;
	const isIdle = status === 0 && !read.test(said);
	const isGood = status === 0 && !isIdle;
	console.log(`${isGood ? '✓' : '✗'} ${name}${isIdle ? ': nothing was checked' : ''}`);
	if (!isGood) console.log(said);
	return isGood;
}

/** One of our own checks over the files that `globs` match. */
function look(
	name: string,
	what: string,
	globs: string[],
	find: (files: string[]) => string[],
): boolean {
	const files = globSync(globs, { cwd: root, exclude: (each) => each === 'node_modules' }).sort();
	const lost = files.length > 0 ? find(files) : ['nothing: there is no file to read'];
	console.log(`${lost.length === 0 ? '✓' : '✗'} ${name}`);
	if (lost.length > 0) console.log(`${what}:\n  ${lost.join('\n  ')}`);
	return lost.length === 0;
}

/** Newer than what `who` uses, in what these files import, too. */
const findTooNew = (who: keyof typeof oldestBrowsers) => (files: string[]) =>
	findNewerUses(
		files.map((name) => join(root, name)),
		oldestBrowsers[who],
	).map(({ file, name, since }) => `${relative(root, file)}: ${name} (${since})`);

const code = '{src,admin,netlify,scripts,tests}/**/*.{ts,tsx,astro,mjs,css}';
const documents = ['*.md', 'docs/**/*.md', '{admin,tests}/**/README.md'];
const tooNew = 'Newer than src/config/oldest-browsers.ts';

const results = [
	...tools.map(run),
	look('Walls', 'Imports that cross a wall', ['{src,admin,netlify}/**/*.{ts,tsx,astro}'], (files) =>
		findCrossedWalls(root, files),
	),
	look('References', 'References that lead nowhere', [...documents, code], (files) =>
		findLostReferences(root, files),
	),
	look(
		'Oldest browsers of readers',
		tooNew,
		['src/{elements,islands}/*.{ts,tsx}'],
		findTooNew('readers'),
	),
	look('Oldest browsers of the desk', tooNew, ['admin/src/main.tsx'], findTooNew('desk')),
];
for (const line of tellWeight(root)) console.log(line);
if (results.includes(false)) process.exitCode = 1;
