import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { functionEnv, parseEnv, readFunctionEnv } from '#lib/env';
import { runnerEnv } from '../../../scripts/local/settings.ts';
import { pageSettings } from '../../../scripts/site/fingerprint.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const guide = readFileSync(join(root, 'docs/deploy.md'), 'utf8');

/** The rows of the last table: variable, what reads it, default, example. */
const rows = new Map(
	[
		...(guide.split('## Every setting')[1] ?? '').matchAll(
			/^\| `(\w+)` \| (.+) \| (.+) \| (.+) \|$/gm,
		),
	].map(([, name = '', reader = '', normal = '', example = '']) => [
		name,
		{ reader, normal, example },
	]),
);

const parsed = [
	...Object.keys(functionEnv.shape),
	...Object.keys(runnerEnv.shape),
	...pageSettings,
];

test.each([...new Set(parsed)])(
	'%s is in the table of the guide, with what reads it and an example',
	(name) => {
		const row = rows.get(name);
		expect(row?.reader.length).toBeGreaterThan(10);
		expect(row?.normal).toBeTruthy();
		expect(row?.example).toMatch(/^`[^`]+`$/);
	},
);

test('the table names no variable that nothing reads', () => {
	const code = globSync('{src,netlify,scripts,admin}/**/*.{ts,mjs}', { cwd: root })
		.map((file) => readFileSync(join(root, file), 'utf8'))
		.join('\n');
	for (const name of rows.keys()) expect(code, name).toMatch(new RegExp(`\\b${name}\\b`));
});

test('every example is one that the site itself would take', () => {
	const examples = [...rows]
		.filter(([name]) => name in functionEnv.shape && name !== 'AUTH_SECRET')
		.map(([name, { example }]) => [name, example.slice(1, -1)]);
	const env = { ...Object.fromEntries(examples), AUTH_SECRET: 'x'.repeat(32) };
	expect(parseEnv(functionEnv, env)).toMatchObject({ DEPLOY_BUDGET: 60, BUILD_MIN_INTERVAL: 300 });
});

test('a missing or malformed variable is reported, each with an example', () => {
	const wrong = {
		DATABASE_URL: 'ontem',
		AUTH_SECRET: 'curto',
		BUILD_HOOK_URL: 'gancho',
		BUILD_MIN_INTERVAL: 'logo',
		DEPLOY_BUDGET: '1.5',
		SITE_URL: 'blog',
		OPENAI_BASE_URL: 'aqui',
		SMTP_URL: 'ftp://a',
		MAIL_FROM: 'ninguém',
	};
	let message = '';
	try {
		readFunctionEnv(wrong);
	} catch (error) {
		message = String(error);
	}
	const [, ...lines] = message.split('\n');
	expect(lines.map((line) => line.trim().split(':')[0])).toEqual(
		expect.arrayContaining(Object.keys(wrong)),
	);
	for (const line of lines) expect(line).toMatch(/como |exemplo/);
});

test('without SITE_URL the functions use Netlify’s address, and an empty value counts as absent', () => {
	const least = { DATABASE_URL: 'postgres://a@b/c', AUTH_SECRET: 'x'.repeat(32) };
	expect(readFunctionEnv({ ...least, URL: 'https://blog.test' }).SITE_URL).toBe(
		'https://blog.test',
	);
	expect(
		readFunctionEnv({ ...least, SITE_URL: '', URL: 'https://blog.test', SMTP_URL: '' }),
	).toMatchObject({ SITE_URL: 'https://blog.test' });
});
