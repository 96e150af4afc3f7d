import { globSync } from 'node:fs';
import { findProgram, installPackages } from './system-programs.ts';

export interface EnginePrograms {
	firefox: { firefox: string };
	webkit: { driver: string; browser: string; screen: string; keys: string; layout: string };
}
export type Engine = keyof EnginePrograms;
/** Its programs, or why there are none. */
export type Found<Name extends Engine> = EnginePrograms[Name] | { reason: string };

type Finder = () => Record<string, string | undefined>;

const finders: Record<Engine, Finder> = {
	firefox: () => ({
		firefox:
			process.env['FIREFOX_PATH'] ?? ['firefox-esr', 'firefox'].map(findProgram).find(Boolean),
	}),
	webkit: () => ({
		driver: findProgram('WebKitWebDriver'),
		browser: globSync('/usr/lib{exec,/*}/webkit2gtk-4.*/MiniBrowser').sort().at(-1),
		screen: findProgram('Xvfb'),
		keys: findProgram('xdotool'),
		layout: findProgram('setxkbmap'),
	}),
};
const packages: Record<Engine, string[][]> = {
	firefox: [['firefox-esr'], ['firefox']],
	webkit: [['webkit2gtk-driver', 'xvfb', 'xdotool', 'x11-xkb-utils']],
};
const names: Record<Engine, string> = { firefox: 'Firefox', webkit: 'WebKit' };

function missing(found: Record<string, string | undefined>): boolean {
	return Object.values(found).includes(undefined);
}

/** Two attempts: a mirror may be out for a moment. */
function install(engine: Engine): void {
	console.log(`Instalando o ${names[engine]} para os testes…`);
	try {
		installPackages(...packages[engine]);
	} catch {
		installPackages(...packages[engine]);
	}
}

/** Finds a stock browser and what drives it, installed if possible. */
export function findEngine<Name extends Engine>(engine: Name): Found<Name> {
	try {
		if (missing(finders[engine]())) install(engine);
		const found = finders[engine]();
		if (missing(found)) throw new Error('foi instalado, mas não foi encontrado');
		return found as EnginePrograms[Name];
	} catch (error) {
		return { reason: error instanceof Error ? error.message : String(error) };
	}
}
