import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/check/find-chromium.ts';
import type { Engine } from './engine.ts';

/** The part of the W3C's actions that a visit sends. */
interface Action {
	type: string;
	x?: number;
	y?: number;
	value?: string;
}
interface Source {
	type: string;
	actions: Action[];
}

/** Playwright's names for the W3C's code points. */
const keys: Record<string, string> = {
	'\uE003': 'Backspace',
	'\uE004': 'Tab',
	'\uE007': 'Enter',
	'\uE008': 'Shift',
	'\uE009': 'Control',
	'\uE00A': 'Alt',
	'\uE00C': 'Escape',
	'\uE010': 'End',
	'\uE011': 'Home',
	'\uE012': 'ArrowLeft',
	'\uE013': 'ArrowUp',
	'\uE014': 'ArrowRight',
	'\uE015': 'ArrowDown',
	'\uE017': 'Delete',
};

async function act({ mouse, keyboard }: Page, { type, x = 0, y = 0, value = '' }: Action) {
	if (type === 'pointerMove') return mouse.move(x, y);
	if (type === 'pointerDown') return mouse.down();
	if (type === 'pointerUp') return mouse.up();
	const key = keys[value] ?? value;
	// No key of its keyboard has a sign such as 'ç'.
	if (type === 'keyDown') return keyboard.down(key).catch(() => keyboard.insertText(value));
	return keyboard.up(key).catch(() => undefined);
}

/** The browser that most people have, driven by Playwright as the two others are by the W3C's calls. */
export async function openChromium(): Promise<Engine> {
	const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
	const browser = await chromium.launch({ executablePath: findChromium(), args });
	const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' });
	const tabs = new Map<string, Page>();
	let name = '';
	const tab = (): Page => {
		const page = tabs.get(name);
		if (!page) throw new Error(`there is no tab ${name}`);
		return page;
	};
	const openTab = async () => {
		const page = await context.newPage();
		name = String(tabs.size);
		tabs.set(name, page);
		return name;
	};
	await openTab();
	return {
		narrowest: 1,
		enterFrame: async () => undefined,
		open: async (url) => void (await tab().goto(url)),
		run: (source, given) => tab().evaluate(`(${source})(...${JSON.stringify(given)})`),
		act: async (sources) => {
			for (const { actions } of sources as Source[])
				for (const action of actions) await act(tab(), action);
		},
		openTab,
		showTab: async (wanted) => {
			name = wanted;
			await tab().bringToFront();
		},
		closeTab: async (closed) => tabs.get(closed)?.close(),
		currentTab: async () => name,
		resize: (width, height) => tab().setViewportSize({ width, height }),
		picture: () => tab().screenshot(),
		end: () => browser.close(),
	};
}
