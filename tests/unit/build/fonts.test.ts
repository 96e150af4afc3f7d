import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faces, makeFonts, moreCharacters, textCharacters } from '../../../scripts/make-fonts.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const list = (...patterns: string[]) =>
	globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] });
/** Everything that names a font: pages, desk, styles and settings. */
const sources = list('src/**/*.{css,astro,ts,tsx}', 'admin/**/*.{css,html,ts,tsx}', 'netlify.toml');
const kilobyte = 1024;

test('the fonts are what the command makes, each named by its content', async () => {
	const made = await makeFonts();
	const kept = list('public/fonts/*.woff2').map((path) => path.replace('public/fonts/', ''));
	expect(kept.sort()).toEqual([...made.keys()].sort());
	for (const [name, bytes] of made)
		expect(readFileSync(join(root, 'public/fonts', name)).equals(bytes), name).toBe(true);
	const usual = [...made].filter(([name]) => /-text\./.test(name) && !/medium|bold/.test(name));
	expect(usual.reduce((sum, [, bytes]) => sum + bytes.length, 0)).toBeLessThan(56 * kilobyte);
});

test('pages and desk name these files and no others, each of which is there once', () => {
	const named = sources.flatMap((file) => read(file).match(/\/fonts\/[\w.-]+\.woff2/g) ?? []);
	expect([...new Set(named)].sort()).toEqual(
		list('public/fonts/*.woff2')
			.map((font) => font.replace(/^public/, ''))
			.sort(),
	);
	expect(list('admin/**/*.woff2')).toEqual([]);
});

test('a usual text needs no second file: all characters of the product and of its examples', () => {
	const texts = list('scripts/demo/*.md', 'src/config/{messages,page-texts,site}.ts').map(read);
	// The rest of what is below is Markdown and code.
	const used = new Set(texts.join('').match(/[^\p{ASCII}]/gu));
	expect([...used].filter((each) => moreCharacters.includes(each))).toEqual([]);
	expect(textCharacters).toContain('ç');
});

describe('the declarations', () => {
	const declared = list('src/styles/*.css', 'admin/src/styles/*.css').flatMap((file) =>
		[...read(file).matchAll(/@font-face \{[^}]*\/fonts\/([\w-]+)-(text|more)\.[^}]*\}/g)].map(
			([rule, name = '', part = '']) => ({ rule, name, part }),
		),
	);
	const codePointsOf = (rule: string) =>
		[...rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = '', last = first]) => {
			const from = parseInt(first, 16);
			return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, index) => from + index);
		});

	test.each(faces)('$name: the second file is asked for by its characters alone', ({ name }) => {
		const [text, more, ...others] = declared.filter((each) => each.name === name);
		expect(others).toEqual([]);
		// Of two that have a character, browsers take the later.
		expect([text?.part, more?.part]).toEqual(['text', 'more']);
		expect(text?.rule).not.toContain('unicode-range');
		expect(String.fromCodePoint(...codePointsOf(more?.rule ?? ''))).toBe(
			[...moreCharacters].sort().join(''),
		);
	});

	test.each(faces)('$name has the weights that it is declared for', ({ name, wght }) => {
		const range = typeof wght === 'number' ? `${wght}` : `${wght.min} ${wght.max}`;
		for (const { rule } of declared.filter((each) => each.name === name))
			expect(/font-weight: ([\d ]+);/.exec(rule)?.[1]).toBe(range);
	});

	test('no style asks for a weight that its family does not have', () => {
		const families = { display: 'Familjen', ui: 'Hanken', serif: 'Literata' };
		const weights = (family: string) =>
			declared
				.filter(({ rule }) => rule.includes(`font-family: ${family};`))
				.map(({ rule }) => (/font-weight: ([\d ]+);/.exec(rule)?.[1] ?? '').split(' ').map(Number));
		const missing = sources
			.filter((file) => file.endsWith('.css'))
			.flatMap((file) =>
				[...read(file).matchAll(/font:\s*(\d+) [^;]*var\(--(display|ui|serif)\)/g)]
					.filter(([, weight, family]) => {
						const asked = Number(weight);
						return !weights(families[family as keyof typeof families]).some(
							([min = 0, max = min]) => asked >= min && asked <= max,
						);
					})
					.map(([font]) => `${file}: ${font}`),
			);
		expect(missing).toEqual([]);
	});
});
