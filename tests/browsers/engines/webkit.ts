import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { EnginePrograms, Found } from '../../../scripts/check/find-engines.ts';
import { findFreePort } from '../../support/running-site.ts';
import type { Engine } from './engine.ts';
import { startTied, type TiedProgram } from './tied-program.ts';

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

async function ask(url: string, method: string, body?: object): Promise<unknown> {
	const answer = await fetch(url, {
		method,
		...(body && { body: JSON.stringify(body) }),
		signal: AbortSignal.timeout(60_000),
	});
	const { value } = await answer.json();
	if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
	return value;
}

async function waitFor(url: string): Promise<void> {
	for (let tries = 0; ; tries += 1) {
		try {
			await ask(`${url}/status`, 'GET');
			return;
		} catch (error) {
			if (tries === 100) throw error;
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
	}
}

async function openSession(url: string, binary: string): Promise<Call> {
	const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
	const answer = await ask(`${url}/session`, 'POST', { capabilities: { alwaysMatch: options } });
	const { sessionId } = answer as { sessionId: string };
	return (method, path, body) => ask(`${url}/session/${sessionId}/${path}`, method, body);
}

/** WebKitGTK's own driver and smallest browser, on a screen that nobody sees. */
export async function openWebKit(found: Found<'webkit'>): Promise<Engine> {
	if ('reason' in found) throw new Error(found.reason);
	const programs: TiedProgram[] = [];
	const start = (...program: Parameters<typeof startTied>) => {
		const started = startTied(...program);
		programs.push(started);
		return started;
	};
	const end = async () => {
		await Promise.all(programs.map((program) => program.end()));
	};
	try {
		const screen = start(found.screen, ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {});
		const number = await screen.said(/^(\d+)\n/m);
		const port = await findFreePort();
		start(found.driver, [`--port=${port}`], {
			DISPLAY: `:${number}`,
			TZ: 'America/Sao_Paulo',
			LANGUAGE: 'pt_BR',
			NO_AT_BRIDGE: '1',
		});
		const url = `http://127.0.0.1:${port}`;
		await waitFor(url);
		const call = await openSession(url, found.browser);
		const close = () => call('DELETE', '').catch(() => undefined);
		return {
			...driveWindows(call),
			pressKeyboard: openKeyboard(found, `:${number}`),
			end: () => close().then(end),
		};
	} catch (error) {
		await end();
		throw error;
	}
}

/** Real keys of the screen, because a driver's keys compose nothing. */
function openKeyboard({ keys, layout }: EnginePrograms['webkit'], display: string) {
	const run = (file: string, args: string[]) =>
		promisify(execFile)(file, args, { env: { ...process.env, DISPLAY: display } });
	return async (names: string[]) => {
		await run(layout, ['br']);
		const { stdout } = await run(keys, ['search', '--onlyvisible', '--name', '.+']);
		await run(keys, ['windowfocus', '--sync', stdout.trim()]);
		await run(keys, ['key', '--delay', '20', ...names]);
	};
}

function driveWindows(call: Call): Omit<Engine, 'end'> {
	const showTab = async (handle: string) => {
		await call('POST', 'window', { handle });
	};
	return {
		narrowest: 447,
		enterFrame: async () => {
			await call('POST', 'frame', { id: 0 });
		},
		showTab,
		currentTab: async () => String(await call('GET', 'window')),
		open: async (url) => {
			await call('POST', 'url', { url });
		},
		run: async (source, args) => {
			const script = `const done = arguments[1];
				(async () => JSON.stringify(await (${source})(...JSON.parse(arguments[0]))))()
					.then((json) => done({ json }), (error) => done({ fault: String(error) }));`;
			const answer = await call('POST', 'execute/async', { script, args: [JSON.stringify(args)] });
			const { json, fault } = answer as { json?: string; fault?: string };
			if (fault !== undefined) throw new Error(fault);
			return json === undefined ? undefined : JSON.parse(json);
		},
		act: async (actions) => {
			await call('POST', 'actions', { actions });
		},
		openTab: async () => {
			const { handle } = (await call('POST', 'window/new', { type: 'tab' })) as { handle: string };
			await showTab(handle);
			return handle;
		},
		closeTab: async (tab) => {
			await showTab(tab);
			await call('DELETE', 'window');
		},
		resize: async (width, height) => {
			await call('POST', 'window/rect', { width, height });
		},
		picture: async () => Buffer.from(String(await call('GET', 'screenshot')), 'base64'),
	};
}
