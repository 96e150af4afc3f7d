import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What a reader downloads to see and use a page before any interaction; text compressed with brotli. */
export interface PageWeight {
	html: number;
	css: number;
	js: number;
	fonts: number;
	/** Only these four kinds: pictures load when they come into view. */
	requests: number;
}

/** A sheet for paper keeps no page waiting. */
const styleSheet = /<link\b(?![^>]*media="print")[^>]*rel="stylesheet"[^>]*>/g;
const script = /<script\b[^>]*\bsrc="[^"]*"[^>]*>/g;
const preloadedFont = /<link\b[^>]*as="font"[^>]*>/g;
const address = /\s(?:href|src)="(\/[^"]*)"/;
/** Only what a module needs to start; `import(…)` loads later. */
const staticImport = /(?:^|[;}\n])import\s*(?:[\w*{}$,\s]+from\s*)?["'](\.[^"']+)["']/g;

const sizes = new Map<string, number>();

function weigh(file: string): number {
	const known = sizes.get(file);
	if (known !== undefined) return known;
	const bytes = readFileSync(file);
	const size = file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length;
	sizes.set(file, size);
	return size;
}

function listAddresses(html: string, tag: RegExp): string[] {
	const found = [...html.matchAll(tag)].map(([text]) => address.exec(text)?.[1]);
	return [...new Set(found.filter((path) => path !== undefined))];
}

function withImports(site: string, scripts: readonly string[]): string[] {
	const found = new Set<string>();
	const waiting = [...scripts];
	for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
		if (found.has(path)) continue;
		found.add(path);
		const code = readFileSync(join(site, path), 'utf8');
		for (const [, name = ''] of code.matchAll(staticImport)) {
			waiting.push(new URL(name, `https://site.test${path}`).pathname);
		}
	}
	return [...found];
}

/** Bytes of these scripts and of all that they need to start. */
export const weighScripts = (site: string, scripts: readonly string[]): number =>
	withImports(site, scripts).reduce((bytes, each) => bytes + weigh(join(site, each)), 0);

/** Weighs a page of a built site by its address, such as `/posts`. */
export function weighPage(site: string, path: string): PageWeight {
	const page = join(site, path === '/' ? 'index.html' : `${decodeURI(path)}.html`);
	const file = existsSync(page) ? page : join(site, path, 'index.html');
	const html = readFileSync(file, 'utf8');
	const styles = listAddresses(html, styleSheet);
	const scripts = withImports(site, listAddresses(html, script));
	const fonts = listAddresses(html, preloadedFont);
	const sum = (paths: readonly string[]) =>
		paths.reduce((bytes, each) => bytes + weigh(join(site, each)), 0);
	return {
		html: brotliCompressSync(html).length,
		css: sum(styles),
		js: sum(scripts),
		fonts: sum(fonts),
		requests: 1 + styles.length + scripts.length + fonts.length,
	};
}
