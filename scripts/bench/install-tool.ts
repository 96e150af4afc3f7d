import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const files = ['package.json', 'package-lock.json'];

const isSame = (a: string, b: string) =>
	existsSync(b) && readFileSync(a, 'utf8') === readFileSync(b, 'utf8');

/** `npm ci` of a tool that only the bench knows, outside the project; answers the tool's folder. */
export function installTool(name: string, folder: string): string {
	const project = join(folder, 'tools', name);
	const isThere = files.every((file) => isSame(join(here, name, file), join(project, file)));
	if (isThere && existsSync(join(project, 'node_modules/.package-lock.json'))) return project;
	mkdirSync(project, { recursive: true });
	for (const file of files) copyFileSync(join(here, name, file), join(project, file));
	const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: project });
	if (status !== 0) throw new Error(`npm ci in ${project} failed:\n${stderr}`);
	return project;
}
