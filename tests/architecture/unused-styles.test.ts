import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (pattern: string) =>
	globSync(pattern, { exclude: (path) => path.includes('messages') })
		.map((path) => readFileSync(path, 'utf8'))
		.join('\n');
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const code = read('{admin,src}/**/*.{ts,tsx,astro,svg,html}').replace(comment, '');
const styles = read('{admin,src}/**/*.css').replace(comment, '');
const namesIn = (text: string, pattern: RegExp) =>
	new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

test('each class that has a style is written somewhere', () => {
	const selectors = styles.match(/^\s*[^@{};]+(?=\{)/gm) ?? [];
	const styled = namesIn(selectors.join('\n'), /\.([a-z][\w-]*)/gi);
	const written = namesIn(code, /([a-z][\w-]*)/gi);
	const beginnings = [...namesIn(code, /([a-z][\w-]*-)\$\{/gi)];
	/** Of a name that is put together, both parts are written somewhere. */
	const isPutTogether = (name: string) =>
		beginnings
			.filter((start) => name.startsWith(start))
			.map((start) => name.slice(start.length))
			.some((rest) => written.has(rest) || /^\d+$/.test(rest));
	const ofTheEditor = namesIn(read('node_modules/@codemirror/view/dist/index.js'), /\b(cm-\w+)/g);
	expect(styled.size).toBeGreaterThan(0);
	expect(
		[...styled].filter(
			(name) => !written.has(name) && !ofTheEditor.has(name) && !isPutTogether(name),
		),
	).toEqual([]);
});

/** The toasts' library reads them. */
const readElsewhere = /^--normal-/;

test('each custom property has a reader', () => {
	const defined = namesIn(styles, /(?<![\w-])(--[a-z][\w-]*)\s*:/g);
	const used = namesIn(styles + code, /var\(\s*(--[\w-]+)/g);
	expect(defined.size).toBeGreaterThan(0);
	expect([...defined].filter((name) => !used.has(name) && !readElsewhere.test(name))).toEqual([]);
});
