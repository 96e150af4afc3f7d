import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deploysOf, firstPlan, ordinaryDeploys } from '#domain/site/deploy-budget';
import { functionEnv } from '#lib/env';
import project from '../../package.json' with { type: 'json' };
import { runnerEnv } from '../../scripts/local/settings.ts';
import node from '../../tools/node/package.json' with { type: 'json' };

const read = (name: string) => readFileSync(name, 'utf8');
const workflows = globSync('.github/workflows/*.yml');

const found = (text: string, pattern: RegExp) =>
	[...text.matchAll(pattern)].map(([, name = '']) => name);

test('.env.example has each setting of docs/deploy.md and of the code once, none of them set', () => {
	const example = read('.env.example');
	const names = found(example, /^# ([A-Z_]+)=/gm);
	const [, table = ''] = read('docs/deploy.md').split('## Every setting');
	const documented = found(table, /^\| (`.+?`) \|/gm).flatMap((cell) =>
		found(cell, /`([A-Z_]+)`/g),
	);
	expect(example).not.toMatch(/^[^#\n]/m);
	expect(new Set(names).size).toBe(names.length);
	expect(names.toSorted()).toEqual(documented.toSorted());
	const inCode = [...Object.keys(functionEnv.shape), ...Object.keys(runnerEnv.shape)];
	expect(inCode.filter((name) => !names.includes(name))).toEqual([]);
});

test('every command that runs the blog reads .env', () => {
	const commands: Record<string, string | undefined> = project.scripts;
	const names = Object.keys(commands).filter(
		(name) => name === 'build' || commands[`pre${name}`] === 'node scripts/setup.mjs',
	);
	expect(names.length).toBeGreaterThan(0);
	expect(
		names.filter((name) => !commands[name]?.startsWith('node --import ./scripts/load-env.mjs ')),
	).toEqual([]);
});

test('one version of Node runs the code everywhere', () => {
	const major = read('.nvmrc').trim();
	expect(project.engines.node).toBe(`>=${major}`);
	expect(node.dependencies.node.split('.')[0]).toBe(major);
	expect(found(read('netlify.toml'), /^NODE_VERSION = "(.+)"$/gm)).toEqual([major]);
	expect(found(read('scripts/setup.mjs'), /neededMajor = (\d+)/g)).toEqual([major]);
	const named = workflows.flatMap((name) => found(read(name), /node-version(.*)/g));
	expect(new Set(named)).toEqual(new Set(['-file: .nvmrc']));
});

test('a workflow runs the actions that were read, not what a tag names by then', () => {
	const uses = workflows.flatMap((name) => found(read(name), /uses: (.+)/g));
	expect(uses.length).toBeGreaterThan(4);
	expect(uses.filter((use) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use))).toEqual(
		[],
	);
});

test('the changelog begins with what is not released yet, or with the version of package.json', () => {
	const [first, second] = found(read('CHANGELOG.md'), /^## (\S+)/gm);
	expect([first, second]).toContain(project.version);
});

test('the pictures of README are small', () => {
	const pictures = found(read('README.md'), /(docs\/pictures\/[\w-]+\.\w+)/g);
	expect(pictures).toHaveLength(4);
	for (const picture of pictures) expect(statSync(picture).size).toBeLessThan(150 * 1024);
});

test('README and costs say of each plan what Sistema says', () => {
	const publishes = (credits: number, readers: number) =>
		ordinaryDeploys(deploysOf({ ...firstPlan, credits }, readers));
	const [costs, readme] = [read('docs/cost.md'), read('README.md')];
	const [free, busy] = [publishes(300, 1_000), publishes(300, 15_000)];
	expect(readme).toContain(`free plans carry ${free} publications a month`);
	expect(costs).toContain(`${free} publishes a month at 1,000 counted readers, ${busy} at 15,000`);
	expect(costs).toContain(`Personal (9 dollars) ${publishes(1_000, 100_000)} at 100,000`);
	expect(costs).toContain(`Pro (20 dollars) ${publishes(3_000, 100_000)}`);
	const lane = found(costs, /^\| (?:Netlify's free plan|Personal|Pro) \|.*\| (\d+)/gm);
	expect(lane.map(Number)).toEqual([300, 1_000, 3_000].map((credits) => publishes(credits, 1_000)));
});
