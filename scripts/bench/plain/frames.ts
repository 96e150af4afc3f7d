import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** For each kind of page one of ours, or the folder with such pages. */
const samples = {
	home: 'index.html',
	posts: 'posts.html',
	category: 'categories',
	books: 'livros.html',
	sitemap: 'sitemap.html',
	post: 'post',
	tag: 'tags',
	author: 'autores',
};

export type PageKind = keyof typeof samples;

export interface Frames {
	/** The text before, between and after a page's own head and main element. */
	pieces: Record<PageKind, [string, string, string]>;
	/** The address of the icons. */
	icons: string;
}

const ownHead = /<title>.*?(?=<meta name="theme-color")/s;
const ownMain = /(?<=<main [^>]*>).*(?=<\/main>)/s;
const printSheet = /<link [^>]*media="print">/;

function cutPage(page: string): [string, string, string] {
	const [head = '', main = ''] = [ownHead.exec(page)?.[0], ownMain.exec(page)?.[0]];
	const [before, rest] = page.split(head);
	const [between, after] = rest?.split(main) ?? [];
	if (!before || !between || !after) throw new Error('A page has another frame than expected.');
	return [before, (printSheet.exec(head)?.[0] ?? '') + between, after];
}

/** Writes what all pages of a kind share in our site, so that the others' pages carry as much. */
export function writeFrames(site: string, file: string): void {
	const read = (sample: string) => {
		if (sample.endsWith('.html')) return readFileSync(join(site, sample), 'utf8');
		const name = readdirSync(join(site, sample)).find((entry) => entry.endsWith('.html'));
		return readFileSync(join(site, sample, name ?? ''), 'utf8');
	};
	const pieces = Object.entries(samples).map(([kind, sample]) => [kind, cutPage(read(sample))]);
	const icons = /\/_astro\/icons[^"#]*/.exec(read(samples.post))?.[0];
	writeFileSync(file, JSON.stringify({ pieces: Object.fromEntries(pieces), icons }));
}

let frames: Frames | undefined;

/** Those that BENCH_FRAMES names. */
export function readFrames(): Frames {
	frames ??= JSON.parse(readFileSync(process.env['BENCH_FRAMES'] ?? '', 'utf8')) as Frames;
	return frames;
}
