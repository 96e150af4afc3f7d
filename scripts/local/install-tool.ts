import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';

/** Outside the work tree, because installed tools outlive a run. */
export const toolsFolder = join(
	process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'),
	'vao-livre-blog',
);

const lockfile = 'package-lock.json';
const files = ['package.json', lockfile];

/** The npm that runs us: in a test, `npm` on the PATH may belong to another Node. */
function runNpm(args: string[], cwd: string): void {
	const npm = process.env['npm_execpath'];
	const [command, given] = npm?.endsWith('.js')
		? [process.execPath, [npm, ...args]]
		: ['npm', args];
	const isShell = process.platform === 'win32' && command === 'npm';
	const options = { cwd, encoding: 'utf8', shell: isShell } as const;
	const { status, stderr, error } = spawnSync(command, given, options);
	if (status !== 0) throw new Error(`npm ${args.join(' ')} in ${cwd} failed:\n${error ?? stderr}`);
}

/** Runs `npm ci` in `folder` for the packages in `manifest`, unless they are installed. */
export function installPackages(manifest: string, folder: string, flags: string[] = []): void {
	const isSame = (file: string) =>
		existsSync(join(folder, file)) &&
		readFileSync(join(manifest, file), 'utf8') === readFileSync(join(folder, file), 'utf8');
	if (files.every(isSame) && existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
	mkdirSync(folder, { recursive: true });
	for (const file of files) copyFileSync(join(manifest, file), join(folder, file));
	runNpm(['ci', '--no-audit', '--no-fund', ...flags], folder);
}

/** Installs a tool outside the project, once for each of its lockfiles; returns its folder. */
export function installTool(manifest: string): string {
	const lock = createHash('sha256').update(readFileSync(join(manifest, lockfile)));
	const folder = join(toolsFolder, `${basename(manifest)}-${lock.digest('hex').slice(0, 12)}`);
	if (existsSync(folder)) return folder;
	const unfinished = `${folder}.${process.pid}`;
	try {
		installPackages(manifest, unfinished);
		renameSync(unfinished, folder);
	} catch (error) {
		if (!existsSync(folder)) throw error; // Another run was faster.
	} finally {
		rmSync(unfinished, { recursive: true, force: true });
	}
	return folder;
}
