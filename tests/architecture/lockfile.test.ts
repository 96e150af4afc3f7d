import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import lockfile from '../../package-lock.json' with { type: 'json' };
import node from '../../tools/node/package.json' with { type: 'json' };
import nodeLockfile from '../../tools/node/package-lock.json' with { type: 'json' };
import tools from '../../tools/package.json' with { type: 'json' };
import toolsLockfile from '../../tools/package-lock.json' with { type: 'json' };

/** Older versions have a known vulnerability. */
const floors = {
	/** Code execution through AVIF pictures. */
	astro: '7.2.8',
	sharp: '0.35.4',
	/** Bypasses of the allow-list. */
	'sanitize-html': '2.17.7',
	/** Identifiers were not escaped. */
	'drizzle-orm': '0.45.2',
} as const;

type Packages = Record<string, { version?: string; resolved?: string }>;

const packages = lockfile.packages as Packages;
const toolPackages = toolsLockfile.packages as Packages;

function isAtLeast(version: string, floor: string): boolean {
	return version.localeCompare(floor, 'en', { numeric: true }) >= 0;
}

test.each(Object.entries(floors))('D8: every %s in the lockfile is %s or newer', (name, floor) => {
	const versions = [packages, toolPackages]
		.flatMap((lock) => Object.entries(lock))
		.filter(([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
		.map(([, entry]) => entry.version ?? '0');
	expect(versions).not.toEqual([]);
	expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([]);
});

test('TypeScript stays at 6.0 while @astrojs/check asks for it', () => {
	expect(toolPackages['node_modules/typescript']?.version).toMatch(/^6\.0\./);
});

test('D8: every dependency is pinned to one version', () => {
	const groups = [
		...[project.dependencies, project.devDependencies],
		...[tools.dependencies, node.dependencies],
	];
	const ranges = groups.flatMap((group) => Object.entries(group));
	expect(ranges.filter(([, range]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))).toEqual([]);
});

test('D8: every package comes from the public registry', () => {
	const foreign = [packages, toolPackages, nodeLockfile.packages as Packages]
		.flatMap((lock) => Object.values(lock))
		.filter(({ resolved }) => resolved && !resolved.startsWith('https://registry.npmjs.org/'));
	expect(foreign).toEqual([]);
});

test('a second command finds the tools installed', () => {
	// npm is missing here, so a setup that tries to install anything fails.
	const env = { PATH: process.env['PATH'], npm_execpath: '/no/npm' };
	const setup = spawnSync(process.execPath, ['scripts/setup.mjs', 'tools'], {
		env,
		encoding: 'utf8',
	});
	expect(setup.stdout + setup.stderr).toBe('');
	expect(setup.status).toBe(0);
});
