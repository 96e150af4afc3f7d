import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Found } from '../../../scripts/check/find-engines.ts';
import type { Engine } from './engine.ts';
import { startTied } from './tied-program.ts';

const preferences = {
	'intl.accept_languages': 'pt-BR',
	'browser.shell.checkDefaultBrowser': false,
	'datareporting.policy.dataSubmissionEnabled': false,
	'app.update.disabledForTesting': true,
	'app.normandy.enabled': false,
	'network.captive-portal-service.enabled': false,
	'network.connectivity-service.enabled': false,
	// Older versions do not know that this prompt is accepted; a check asks the page's guard itself.
	'dom.disable_beforeunload': true,
};
const asUserFile = Object.entries(preferences)
	.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
	.join('\n');

type Result = Record<string, unknown>;
type Send = (method: string, params: object) => Promise<Result>;

/** WebDriver BiDi: commands and their results over one WebSocket. */
async function connect(url: string): Promise<{ send: Send; close: () => void }> {
	const socket = new WebSocket(`${url}/session`);
	await once(socket, 'open');
	const waiting = new Map<
		number,
		{ resolve: (result: Result) => void; reject: (e: Error) => void }
	>();
	socket.addEventListener('message', ({ data }) => {
		const { id, result, error, message } = JSON.parse(data);
		const call = waiting.get(id);
		waiting.delete(id);
		if (error) call?.reject(new Error(`${error}: ${message}`));
		else call?.resolve(result);
	});
	socket.addEventListener('close', () => {
		for (const { reject } of waiting.values()) reject(new Error('O Firefox fechou.'));
		waiting.clear();
	});
	let count = 0;
	const send: Send = (method, params) =>
		new Promise((resolve, reject) => {
			count += 1;
			waiting.set(count, { resolve, reject });
			socket.send(JSON.stringify({ id: count, method, params }));
		});
	return { send, close: () => socket.close() };
}

/** Stock Firefox, which speaks WebDriver BiDi by itself. */
export async function openFirefox(found: Found<'firefox'>): Promise<Engine> {
	if ('reason' in found) throw new Error(found.reason);
	const profile = await mkdtemp(join(tmpdir(), 'blog-firefox-'));
	await writeFile(join(profile, 'user.js'), asUserFile);
	const program = startTied(
		found.firefox,
		['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
		{ TZ: 'America/Sao_Paulo' },
	);
	const end = async () => {
		await program.end();
		await rm(profile, { recursive: true, force: true, maxRetries: 5 });
	};
	try {
		const { send } = await connect(await program.said(/listening on (ws:\S+)/));
		const prompts = { default: 'ignore', beforeUnload: 'accept' };
		await send('session.new', {
			capabilities: { alwaysMatch: { unhandledPromptBehavior: prompts } },
		});
		const engine = { ...driveTabs(send), end };
		// The tab of the start never has the focus, and without it keys move no cursor.
		await engine.openTab();
		return engine;
	} catch (error) {
		await end();
		throw error;
	}
}

function driveTabs(send: Send): Omit<Engine, 'end'> {
	let context = '';
	const showTab = async (tab: string) => {
		context = tab;
		await send('browsingContext.activate', { context });
	};
	return {
		narrowest: 1,
		enterFrame: async () => undefined,
		showTab,
		currentTab: async () => context,
		open: async (url) => {
			await send('browsingContext.navigate', { context, url, wait: 'complete' });
		},
		run: async (source, args) => {
			const body = `async (json) => JSON.stringify(await (${source})(...JSON.parse(json)))`;
			const answer = await send('script.callFunction', {
				functionDeclaration: body,
				arguments: [{ type: 'string', value: JSON.stringify(args) }],
				target: { context },
				awaitPromise: true,
				userActivation: false,
			});
			const { result, exceptionDetails } = answer as {
				result?: { value?: string };
				exceptionDetails?: { text: string };
			};
			if (exceptionDetails) throw new Error(exceptionDetails.text);
			return result?.value === undefined ? undefined : JSON.parse(result.value);
		},
		act: async (actions) => {
			await send('input.performActions', { context, actions });
		},
		openTab: async () => {
			const made = await send('browsingContext.create', { type: 'tab' });
			await showTab(String(made['context']));
			return context;
		},
		closeTab: async (tab) => {
			await send('browsingContext.close', { context: tab, promptUnload: false });
		},
		resize: async (width, height) => {
			await send('browsingContext.setViewport', { context, viewport: { width, height } });
		},
		picture: async () => {
			const { data } = await send('browsingContext.captureScreenshot', { context });
			return Buffer.from(String(data), 'base64');
		},
	};
}
