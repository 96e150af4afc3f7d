import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstallPackages, findProgram, installPackages, runProgram } from './system-programs.ts';

/** The shell comes first: it draws no window of its own, which is a quarter of the browser's work. */
const names = [
	'chromium-headless-shell',
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
];

function findInstalled(): string | undefined {
	const given = process.env['CHROMIUM_PATH'];
	if (given) return given;
	const program = names.map(findProgram).find((path) => path !== undefined);
	if (program) return program;
	return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function install(): void {
	if (canInstallPackages()) installPackages(['chromium-headless-shell'], ['chromium']);
	else
		runProgram(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
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
