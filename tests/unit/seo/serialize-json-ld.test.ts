import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serializeJsonLd } from '#seo/head-tags';

const corpus = join(process.env['CORPUS_DIR'] ?? '../shared/corpus', 'blns.json');

function staysInside(text: string) {
	const written = serializeJsonLd({ headline: text, [text]: [text] });
	expect(written).not.toMatch(/[<\u2028\u2029]/);
	expect(JSON.parse(written)).toEqual({ headline: text, [text]: [text] });
}

test('B3: no text can end its script element, and every text is read back unchanged', () => {
	fc.assert(fc.property(fc.string({ unit: 'grapheme' }), staysInside));
	const hostile = [
		'</script><script>alert(1)</script>',
		'<!--<script>',
		'\u2028\u2029',
		']]>',
		'\\u003c',
	];
	hostile.forEach(staysInside);
});

test.skipIf(!existsSync(corpus))('B3: nor does any string of the list of naughty ones', () => {
	const { cases } = JSON.parse(readFileSync(corpus, 'utf8')) as { cases: { payload: string }[] };
	expect(cases.length).toBeGreaterThan(0);
	for (const { payload } of cases) staysInside(payload);
});
