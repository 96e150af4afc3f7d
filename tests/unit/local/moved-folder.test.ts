import { spawnSync } from 'node:child_process';
import {
	cp,
	mkdir,
	mkdtemp,
	readFile,
	readlink,
	rename,
	rm,
	symlink,
	writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const lock = JSON.stringify({ packages: {} });
/** A project in which one package and one tool are installed. */
const installed = {
	'package-lock.json': lock,
	'node_modules/.package-lock.json': lock,
	'node_modules/react/index.js': 'of the product',
	'tools/package.json': JSON.stringify({ dependencies: { lint: '1.0.0', react: '1.0.0' } }),
	'tools/package-lock.json': lock,
	'tools/node_modules/.package-lock.json': lock,
	'tools/node_modules/.bin/lint': '',
	'tools/node_modules/lint/index.js': 'of the tools',
};

async function aProject(folder: string): Promise<void> {
	for (const [name, text] of Object.entries(installed)) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), text);
	}
	await cp('scripts/setup.mjs', join(folder, 'scripts/setup.mjs'));
}

const setUp = (folder: string) =>
	spawnSync(process.execPath, [join(folder, 'scripts/setup.mjs'), 'tools'], { encoding: 'utf8' });

test('a folder that was moved after its tools were linked finds them again, and its own packages stay', async () => {
	const parent = await mkdtemp(join(tmpdir(), 'blog-moved-'));
	onTestFinished(() => rm(parent, { recursive: true, force: true }));
	const [first, second] = [join(parent, 'blog'), join(parent, 'new blog')];
	await aProject(first);
	expect(setUp(first)).toMatchObject({ status: 0, stderr: '' });
	await rename(first, second);
	const tool = join(second, 'node_modules/lint');
	const readTool = () => readFile(join(tool, 'index.js'), 'utf8');
	await expect(readTool()).rejects.toThrow('ENOENT');
	expect(setUp(second)).toMatchObject({ status: 0, stderr: '' });
	expect(await readTool()).toBe('of the tools');
	// A copied folder's link leads to the first one's tools.
	await rm(tool);
	await symlink(parent, tool);
	expect(setUp(second).status).toBe(0);
	expect(await readTool()).toBe('of the tools');
	await expect(readlink(join(second, 'node_modules/react'))).rejects.toThrow('EINVAL');
});
