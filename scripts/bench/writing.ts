import { copyFile, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { generateTexts } from '../../tests/support/generate-corpus.ts';
import { findFreePort } from '../../tests/support/running-site.ts';
import { findChromium } from '../check/find-chromium.ts';
import type { StoredBuild } from '../local/build-store.ts';
import { startHttpServer } from '../local/http-server.ts';
import { serveBuild } from '../local/served-site.ts';
import { type Figure, quantile, type Section } from './figures.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Undefined for what the folder answers. */
type Answer = (request: Request) => Promise<Response | undefined>;

const acceptCalls: Answer = async ({ url }) =>
	new URL(url).pathname.startsWith('/api/') ? Response.json({ success: true }) : undefined;

/** Serves a built folder by the local server, which compresses like the edge; `answer` stands for its functions. */
export async function serveSite(
	site: string,
	answer: Answer = acceptCalls,
): Promise<{ url: string; stop: () => Promise<void> }> {
	const folder = await mkdtemp(join(tmpdir(), 'served-site-'));
	await copyFile(join(root, 'netlify.toml'), join(folder, 'netlify.toml'));
	await symlink(site, join(folder, 'dist'));
	const port = await findFreePort();
	const url = `http://localhost:${port}`;
	const served = await serveBuild({ folder, site: join(folder, 'dist') } as StoredBuild);
	const server = await startHttpServer(
		port,
		async (request) =>
			(await answer(request)) ??
			(await served.handle(request)) ??
			new Response(null, { status: 404 }),
	);
	return {
		url,
		stop: async () => {
			await server.close();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

type Editor = 'now' | 'before';

const words = 10_000;
const widths = [1280, 390];
const rounds = 16;
/** Two runs of the same code differ by as much. */
const noise = 1.05;
const letters = 'uma frase de quem escreve depressa, ';

/** Articles one after the other, until they are a very long one. */
function longText(): string {
	const parts: string[] = [];
	let count = 0;
	for (const { content } of generateTexts({ count: 60 })) {
		if (count >= words) break;
		parts.push(content);
		count += content.split(/\s+/).length;
	}
	return parts.join('\n\n');
}

/** Types the same letters into the same text. */
async function typeIn(page: Page, text: string, editor: Editor): Promise<number[]> {
	return page.evaluate(
		async ([doc, which, typed]) => {
			const { open, type } = Reflect.get(window, 'bench');
			open(doc, which);
			await type('antes ');
			return type(typed);
		},
		[text, editor, letters] as const,
	);
}

/** In turn, since one machine differs from minute to minute. */
async function measure(page: Page, width: number): Promise<Figure[]> {
	const text = longText();
	const times: Record<Editor, number[]> = { now: [], before: [] };
	await page.setViewportSize({ width, height: 800 });
	for (let round = 0; round < rounds; round += 1) {
		const inTurn: Editor[] = round % 2 === 0 ? ['now', 'before'] : ['before', 'now'];
		for (const editor of inTurn) {
			const typed = await typeIn(page, text, editor);
			// The first round warms up.
			if (round > 0) times[editor].push(...typed);
		}
	}
	const ratio = (name: string, share: number): Figure => ({
		name: `${width} px: ${name}, now / before`,
		unit: '×',
		budget: noise,
		values: [quantile(times.now, share) / quantile(times.before, share)],
	});
	return [
		{ name: `${width} px: a key, now`, unit: 'ms', values: times.now },
		{ name: `${width} px: a key, before`, unit: 'ms', values: times.before },
		ratio('median', 0.5),
		ratio('95th percentile', 0.95),
	];
}

/** Only an isolated page has a clock that is finer than a tenth of a millisecond. */
async function isolate(page: Page, url: string): Promise<void> {
	await page.route(url, async (route) => {
		const response = await route.fetch();
		const headers = {
			...response.headers(),
			'cross-origin-opener-policy': 'same-origin',
			'cross-origin-embedder-policy': 'require-corp',
		};
		await route.fulfill({ response, headers });
	});
}

/** Typing in a text of 10,000 words in Chromium, in turn in this editor and in the one that showed Markdown's signs. */
export async function benchWriting(): Promise<Section> {
	const folder = await mkdtemp(join(tmpdir(), 'bench-writing-'));
	await build({
		configFile: false,
		logLevel: 'error',
		root: join(import.meta.dirname, 'writing'),
		build: {
			outDir: folder,
			emptyOutDir: true,
			rollupOptions: { input: join(import.meta.dirname, 'writing/page.html') },
		},
	});
	const served = await serveSite(folder);
	const browser = await chromium.launch({
		executablePath: findChromium(),
		args: ['--no-sandbox', '--disable-gpu'],
	});
	try {
		const page = await browser.newPage();
		await isolate(page, `${served.url}/page.html`);
		await page.goto(`${served.url}/page.html`);
		await page.waitForFunction(() => 'bench' in window && crossOriginIsolated);
		const figures: Figure[] = [];
		for (const width of widths) figures.push(...(await measure(page, width)));
		return { title: `Typing in a text of ${words.toLocaleString('en')} words`, figures };
	} finally {
		await browser.close();
		await served.stop();
		await rm(folder, { recursive: true, force: true });
	}
}
