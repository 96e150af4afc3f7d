import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { findChromium } from '../check/find-chromium.ts';
import { generateTexts } from './corpus.ts';
import { type Figure, median, quantile, type Section } from './figures.ts';
import { serveSite } from './serve-site.ts';

type TextView = 'text' | 'markdown';

const words = 10_000;
const rounds = 12;
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

/** Types the same letters into the same text, once in each view. */
async function typeIn(page: Page, text: string, view: TextView): Promise<number[]> {
	return page.evaluate(
		async ([doc, shown, typed]) => {
			const { open, type } = Reflect.get(window, 'bench');
			open(doc, shown);
			await type('antes ');
			return type(typed);
		},
		[text, view, letters] as const,
	);
}

const ratioFigure = (name: string, text: number, markdown: number): Figure => ({
	...{ name, unit: '×', values: [text / markdown] },
	budget: 1,
});

async function measure(page: Page): Promise<Figure[]> {
	const text = longText();
	const times: Record<TextView, number[]> = { text: [], markdown: [] };
	await page.waitForFunction(() => 'bench' in window);
	for (let round = 0; round < rounds; round += 1) {
		const inTurn: TextView[] = round % 2 === 0 ? ['text', 'markdown'] : ['markdown', 'text'];
		for (const view of inTurn) times[view].push(...(await typeIn(page, text, view)));
	}
	const at95 = { text: quantile(times.text, 0.95), markdown: quantile(times.markdown, 0.95) };
	return [
		{ name: 'a key, text as it will be read', unit: 'ms', values: times.text },
		{ name: 'a key, Markdown', unit: 'ms', values: times.markdown },
		{ name: '95th percentile, text as it will be read', unit: 'ms', values: [at95.text] },
		{ name: '95th percentile, Markdown', unit: 'ms', values: [at95.markdown] },
		ratioFigure('ratio of the medians', median(times.text), median(times.markdown)),
		ratioFigure('ratio at the 95th percentile', at95.text, at95.markdown),
	];
}

/** Typing in a text of 10,000 words in Chromium, in turn as it will be read and as Markdown, which was all there was. */
export async function benchWriting(): Promise<Section> {
	const folder = await mkdtemp(join(tmpdir(), 'bench-writing-'));
	await build({
		...{ configFile: false, logLevel: 'error', root: join(import.meta.dirname, 'writing') },
		build: {
			...{ outDir: folder, emptyOutDir: true },
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
		await page.goto(`${served.url}/page.html`);
		const title = `Typing in a text of ${words.toLocaleString('en')} words`;
		return { title, figures: await measure(page) };
	} finally {
		await browser.close();
		await served.stop();
		await rm(folder, { recursive: true, force: true });
	}
}
