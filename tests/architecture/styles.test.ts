import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#config/content-security-policy';

interface Rule {
	file: string;
	selector: string;
	body: string;
}

/** Rules without rules inside, of the pages and the desk. */
const rules: Rule[] = globSync('{src,admin/src}/**/*.css').flatMap((file) => {
	const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
	return [...text.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
		file,
		selector: selector.trim(),
		body,
	}));
});

const named = (which: Rule[]) => which.map(({ file, selector }) => `${file}: ${selector}`);

test('no drawing may shrink with its box: in a chip WebKit would count it as nothing', () => {
	const shrinking = rules.filter(
		({ selector, body }) => /(?:^|[\s,(])svg\b/.test(selector) && /max-width:[^;]*%/.test(body),
	);
	expect(rules.length).toBeGreaterThan(0);
	expect(named(shrinking)).toEqual([]);
});

test('a text that is cut to some lines fills them: balanced, Firefox puts a word on each', () => {
	const clamped = rules.filter(({ body }) => /display: -webkit-box/.test(body));
	expect(clamped.length).toBeGreaterThan(1);
	expect(named(clamped.filter(({ body }) => !/text-wrap: wrap/.test(body)))).toEqual([]);
});

test('the pages’ policy lets Firefox prefetch, and nothing else by the same word', () => {
	const directives = contentSecurityPolicy.directives.map((each) => each.split(' ')[0]);
	expect(contentSecurityPolicy.directives).toContain("default-src 'self'");
	for (const more of ['child-src', 'media-src', 'worker-src', 'object-src'])
		expect(contentSecurityPolicy.directives, more).toContain(`${more} 'none'`);
	for (const own of ['connect-src', 'font-src', 'frame-src', 'img-src', 'manifest-src'])
		expect(directives, own).toContain(own);
});

/** A layer's rank is its first mention: a style sheet before this one would rank the reset above everything. */
test('the desk defines the order of its cascade layers before any other style sheet', () => {
	const main = readFileSync('admin/src/main.tsx', 'utf8');
	const imports = [...main.matchAll(/^import .*?'(.+)';$/gm)].map(([, from]) => from);
	expect(imports[0]).toBe('./styles/index.css');
	expect(readFileSync('admin/src/styles/index.css', 'utf8')).toMatch(/^@layer reset, tokens, base/);
});

const sheetsIn = (file: string) =>
	[...readFileSync(file, 'utf8').matchAll(/(?:styles|'\.)\/([a-z-]+)\.css/g)].map(
		([, name]) => name,
	);

/** Of what surrounds an article in the public preview. */
const around = ['notice', 'state'];
/** Of every public page, as far as it concerns an article. */
const shared = ['tokens', 'base', 'shell', 'card', 'list', 'print'];

test('the desk’s preview dresses an article with the sheets of the public one', () => {
	const ofPage = sheetsIn('src/pages/previa.astro').filter((name) => !around.includes(`${name}`));
	const ofDesk = sheetsIn('admin/src/features/post-form/preview/preview-frame.tsx');
	expect(ofDesk.toSorted()).toEqual([...shared, ...ofPage].toSorted());
	const ofArticle = sheetsIn('src/styles/article-page.css').filter((name) => name !== 'site');
	expect(ofPage).toEqual(expect.arrayContaining(ofArticle));
	expect(ofPage).toContain('rich');
});

const read = (pattern: string) =>
	globSync(pattern, { exclude: (path) => path.includes('messages') })
		.map((path) => readFileSync(path, 'utf8'))
		.join('\n');
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const code = read('{admin,src}/**/*.{ts,tsx,astro,svg,html}').replace(comment, '');
const styles = read('{admin,src}/**/*.css').replace(comment, '');
const namesIn = (text: string, pattern: RegExp) =>
	new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

test('the ficha shows the flattest cut that the pages make of a cover', () => {
	const find = (selector: string, property: RegExp) =>
		rules
			.filter((rule) => rule.selector === selector)
			.flatMap(({ body }) => property.exec(body)?.[1] ?? []);
	const [lowest] = find('.opening > .article-hero', /height: max\((\d+)vw/);
	const [[wide, high]] = find("[data-cut='head']", /aspect-ratio: ([^;]+);/).map((cut) =>
		cut.split(' / ').map(Number),
	) as [[number, number]];
	expect(wide / high).toBe(100 / Number(lowest));
});

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
