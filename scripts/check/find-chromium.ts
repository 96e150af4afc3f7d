import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The shell comes first: it draws no window of its own, which is a quarter of the browser's work. */
const names = [
	'chromium-headless-shell',
	...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
];

/** A PATH may name little more than Node; the system's own programs are found all the same. */
const folders = [process.env['PATH'], '/usr/bin', '/bin', '/usr/sbin', '/sbin']
	.flatMap((path) => path?.split(delimiter) ?? [])
	.filter(Boolean);

const findProgram = (name: string): string | undefined =>
	folders.map((folder) => join(folder, name)).find((path) => existsSync(path));

function findInstalled(): string | undefined {
	const given = process.env['CHROMIUM_PATH'];
	if (given) return given;
	const program = names.map(findProgram).find((path) => path !== undefined);
	if (program) return program;
	return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function run(file: string, args: string[]): void {
	const env = {
		...process.env,
		PATH: folders.join(delimiter),
		DEBIAN_FRONTEND: 'noninteractive',
	};
	const { status, stderr, error } = spawnSync(file, args, { encoding: 'utf8', env });
	if (status !== 0) throw new Error(`${[file, ...args].join(' ')}: ${error ?? stderr}`);
}

function install(): void {
	if (!findProgram('apt-get')) {
		run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
		return;
	}
	if (process.getuid?.() !== 0) {
		throw new Error(
			'Falta o Chromium para os testes no navegador. Instale com: sudo apt-get install -y chromium-headless-shell',
		);
	}
	run('apt-get', ['update', '-qq']);
	const get = (name: string) =>
		run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
	try {
		get('chromium-headless-shell');
	} catch {
		get('chromium');
	}
}

/** Finds the browser for the tests: the system's own, Debian's or Playwright's, which is installed if possible. */
export function findChromium(): string {
	const found = findInstalled();
	if (found) return found;
	console.log('Instalando o Chromium para os testes…');
	install();
	const installed = findInstalled();
	if (!installed) throw new Error('O Chromium foi instalado, mas não foi encontrado.');
	return installed;
}
