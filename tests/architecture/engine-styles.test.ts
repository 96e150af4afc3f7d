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
