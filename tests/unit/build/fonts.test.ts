import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const fonts = globSync('public/fonts/*.woff2', { cwd: root });
/** Everything that names a font: pages, desk, styles and settings. */
const sources = globSync(
	['src/**/*.{css,astro,ts,tsx}', 'admin/**/*.{css,html,ts,tsx}', 'netlify.toml'],
	{
		cwd: root,
		exclude: ['**/node_modules/**'],
	},
);

test.each(fonts)('%s is named by its content, so that a changed one is another file', (font) => {
	const hash = createHash('sha256')
		.update(readFileSync(join(root, font)))
		.digest('hex');
	expect(basename(font)).toMatch(new RegExp(`\\.${hash.slice(0, 8)}\\.woff2$`));
});

test('pages and desk name these files and no others, each of which is there once', () => {
	const named = sources.flatMap((file) => read(file).match(/\/fonts\/[\w.-]+\.woff2/g) ?? []);
	expect([...new Set(named)].sort()).toEqual(
		fonts.map((font) => font.replace(/^public/, '')).sort(),
	);
	expect(globSync('admin/**/*.woff2', { cwd: root, exclude: ['**/node_modules/**'] })).toEqual([]);
});
