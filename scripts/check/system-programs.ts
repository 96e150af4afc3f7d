import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A PATH may name little more than Node; the system's own programs are found all the same. */
const folders = [process.env['PATH'], '/usr/bin', '/bin', '/usr/sbin', '/sbin']
	.flatMap((path) => path?.split(delimiter) ?? [])
	.filter(Boolean);

export const findProgram = (name: string): string | undefined =>
	folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

export function runProgram(file: string, args: string[]): void {
	const env = {
		...process.env,
		PATH: folders.join(delimiter),
		DEBIAN_FRONTEND: 'noninteractive',
	};
	const { status, stderr, error } = spawnSync(file, args, { encoding: 'utf8', env });
	if (status !== 0) throw new Error(`${[file, ...args].join(' ')}: ${error ?? stderr}`);
}

export const canInstallPackages = () => findProgram('apt-get') !== undefined;

/** By Debian's package manager; throws with what to type where only root may. */
export function installPackages(...alternatives: string[][]): void {
	const [first = []] = alternatives;
	if (!canInstallPackages() || process.getuid?.() !== 0)
		throw new Error(`Instale com: sudo apt-get install -y ${first.join(' ')}`);
	runProgram('apt-get', ['update', '-qq']);
	for (const [at, names] of alternatives.entries()) {
		try {
			runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
			return;
		} catch (error) {
			if (at === alternatives.length - 1) throw error;
		}
	}
}
