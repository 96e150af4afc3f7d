import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a person has to read: lines and files of product, lines of tests, words of documents. */
export interface Weight {
	product: number;
	files: number;
	tests: number;
	words: number;
}

interface ReleasedWeight extends Weight {
	version: string;
}

/** The figures of the last release are kept in a file, because a shallow clone has no tags. */
const kept = join(import.meta.dirname, 'released-weight.json');
const isProduct = (name: string) =>
	/^(src|admin|netlify|scripts)\/.*\.(tsx?|astro|css|mjs)$/.test(name);
const isTest = (name: string) => /^tests\/.*\.(tsx?|astro|css|mjs)$/.test(name);
const isDocument = (name: string) =>
	/\.md$/.test(name) && !/^(scripts\/demo|tests\/fixtures)\//.test(name);

/** Weighs the files that git tracks. Undefined where there is no git, or it tracks nothing here. */
export function weigh(root: string): Weight | undefined {
	const { status, stdout } = spawnSync('git', ['ls-files', '-z'], {
		cwd: root,
		encoding: 'utf8',
		maxBuffer: 64 * 1024 * 1024,
	});
	const names = status === 0 ? stdout.split('\0').filter(Boolean) : [];
	if (names.length === 0) return undefined;
	const read = (isWanted: (name: string) => boolean) =>
		names
			.filter((name) => isWanted(name) && existsSync(join(root, name)))
			.map((name) => readFileSync(join(root, name), 'utf8'));
	const count = (texts: string[], what: RegExp) =>
		texts.reduce((sum, text) => sum + (text.match(what)?.length ?? 0), 0);
	const product = read(isProduct);
	return {
		product: count(product, /\n/g),
		files: product.length,
		tests: count(read(isTest), /\n/g),
		words: count(read(isDocument), /\S+/g),
	};
}

/** One line for each figure, with its distance from the release. */
export function describeWeight(now: Weight, { version, ...released }: ReleasedWeight): string[] {
	const write = (figure: number) => figure.toLocaleString('en');
	const tell = (name: keyof Weight, what: string) => {
		const more = now[name] - released[name];
		return `  ${write(now[name])} ${what} (${more < 0 ? '' : '+'}${write(more)})`;
	};
	return [
		`Weight, beside ${version}:`,
		tell('product', 'lines of product'),
		tell('files', 'files of product'),
		tell('tests', 'lines of tests'),
		tell('words', 'words of documents'),
	];
}

/** What the last lines of `npm run check` say; nothing without git. */
export function tellWeight(root: string): string[] {
	const now = weigh(root);
	return now ? describeWeight(now, JSON.parse(readFileSync(kept, 'utf8'))) : [];
}

/** `node scripts/check/weight.ts` keeps today's figures as those of the version in `package.json`: a step of a release. */
if (import.meta.main) {
	const root = join(import.meta.dirname, '../..');
	const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
	writeFileSync(kept, `${JSON.stringify({ version, ...weigh(root) }, undefined, '\t')}\n`);
}
