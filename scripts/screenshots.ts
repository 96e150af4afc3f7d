import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from './check/find-chromium.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs', 'screens');
const [only = ''] = process.argv.slice(2);

await mkdir(join(folder, 'desk'), { recursive: true });
/** The tests know every page and screen, and have a site with content for each. */
const args = ['test', '--project=long', 'accessibility.long', 'screens.long'];
const { status } = spawnSync(
	process.execPath,
	[
		join(root, 'node_modules/@playwright/test/cli.js'),
		...args,
		...['--grep', `AA: (the screen )?${only || '\\S+'} has no violation`],
	],
	{
		cwd: root,
		stdio: 'inherit',
		env: { ...process.env, CHROMIUM_PATH: findChromium(), SCREENS_TO: folder },
	},
);
process.exitCode = status ?? 1;
