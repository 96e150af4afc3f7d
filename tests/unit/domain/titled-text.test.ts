import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeExcerpt } from '#domain/text/excerpt';
import { findSentenceEnds } from '#domain/text/sentences';
import { stripTitlePrefix } from '#domain/text/title-prefix';
import { normaliseText } from '#domain/text/titled-text';

const draft = (content: string) => normaliseText({ title: 'Título', author: 'Ana', content });
const text = fc
	.array(
		fc.constantFrom(
			'# ',
			'# Título\n',
			'— Ana\n',
			'— ',
			'\n',
			'\n\n',
			'• ',
			'- ',
			'"',
			'“',
			'”',
			'> ',
			'. ',
			'! ',
			'A',
			'b ',
			'\t',
			'\u00a0',
			'```\n',
			'**',
			'`',
			'[a](b)',
			'1. ',
			'Sr. ',
			'...',
			'<p>',
			'    ',
		),
		{ maxLength: 30 },
	)
	.map((parts) => parts.join(''));

describe('Spec §5: a draft on create', () => {
	it('Spec §5: is prefixed with the title and the author', () => {
		expect(draft('Texto.')).toBe('# Título\n\n— Ana\n\nTexto.');
		expect(stripTitlePrefix(draft('Texto.'))).toBe('Texto.');
	});

	it('takes a new title and author without doubling the old ones', () => {
		const again = normaliseText({ title: 'Novo', author: 'Bia', content: draft('Texto.') });
		expect(again).toBe('# Novo\n\n— Bia\n\nTexto.');
	});

	it('keeps a dialogue that opens the text', () => {
		expect(draft('— Oi, disse ela.')).toBe('# Título\n\n— Ana\n\n— Oi, disse ela.');
		expect(draft(draft('— Oi, disse ela.'))).toBe(draft('— Oi, disse ela.'));
	});

	it('Spec §5: makes line endings, tabs and spaces uniform, bullets lists and quoted lines blockquotes', () => {
		const body = stripTitlePrefix(draft('a\tb\u00a0c\r\n\r\n• um\r\n\r\n"Uma citação."'));
		expect(body).toBe('a b c\n\n- um\n\n> Uma citação.');
	});

	it.each([
		['a longer fence', '````\n```\n"Um."\n• a\n```\n````'],
		['a fence of tildes', '~~~~\n~~~\n"Um."\n~~~~'],
		['a fence in a list', '- um\n\n  ```\n      • a\n  "Um."\n  ```'],
		['a fence in a quotation', '> ```\n> • a\n> "Um."\n> ```'],
		['preformatted HTML', '<pre>\n"Um."\n• a\n</pre>'],
		['preformatted HTML in another element', '<div><pre>\n"Um."\n• a\n</pre></div>'],
		['preformatted HTML behind words', 'Assim: <pre>\n"Um."\n• a\n</pre>'],
		['an element of code', 'Assim: <code>um\n• a\n"Um."</code>'],
		['a span over several lines', 'Assim: `um\n• a\n"Um."`'],
		['a hidden comment', '<!-- nota\n"Um."\n\n• a\n-->'],
		['a formula', '$$\n• a\n"Um."\n$$'],
		['indented code', '## Um\n\n    "Um."\n    • a\n\n    "Dois."'],
		['indented code of an item', '## Um\n\n- um\n\n        • a\n        "Um."\n\n  dois'],
		['indented code of a numbered item', '## Um\n\n10. um\n\n        • a\n\n        • b'],
		['indented code of an inner item', '## Um\n\n- um\n  - dois\n\n        • a'],
		['code of an item of plain text', '- um\n\n        npm ci\n        • a\n\n- dois'],
	])('changes nothing within %s, and what stands behind it', (_, code) => {
		const body = stripTitlePrefix(draft(`Antes.\n\n${code}\n\n"Uma citação."`));
		expect(body).toBe(`Antes.\n\n${code}\n\n> Uma citação.`);
	});

	it.each([
		'Um <code>Uma linha. Mais duas. Agora três. Enfim quatro.</code> fim.',
		'Um `Uma linha. Mais duas. Agora três. Enfim quatro.` fim.',
		'Um $$ Uma linha. Mais duas. Agora três. Enfim quatro. $$ fim.',
		'Um <!-- Uma linha. Mais duas. Agora três. Enfim quatro. --> fim.',
	])('parts no code for the lead: %s', (content) => {
		expect(stripTitlePrefix(draft(content))).toBe(content);
	});

	it('items of the text under a bullet are still made a list', () => {
		const content = '## Um\n\n• um\n\n    • dois\n\n"Uma citação."';
		expect(stripTitlePrefix(draft(content))).toBe('## Um\n\n- um\n\n    - dois\n\n> Uma citação.');
	});

	it('Spec §5, §9: keeps three sentences as the lead', () => {
		expect(stripTitlePrefix(draft('Um. Dois. Três. Quatro.'))).toBe('Um. Dois. Três.\n\nQuatro.');
	});

	it('B13: normalising is idempotent', () => {
		fc.assert(
			fc.property(text, (content) => {
				expect(draft(draft(content))).toBe(draft(content));
			}),
			{ numRuns: 1000 },
		);
	});
});

it('sentences end neither at Sr., R$ 1.500,00, 3.5 and addresses nor at an ellipsis that goes on', () => {
	const sentence = 'O Sr. Silva pagou R$ 1.500,00 pela 3.5 em https://a.com/x.html... e saiu.';
	expect(findSentenceEnds(`${sentence} Fim.`)).toEqual([sentence.length]);
});

describe('Spec §5: an excerpt', () => {
	it("Spec §5: is cut to 180 with '...' and without marks", () => {
		const excerpt = makeExcerpt(
			`# T\n\n— A\n\n**Forte** e [link](https://a.com). ${'palavra '.repeat(60)}`,
		);
		expect(excerpt.length).toBeLessThanOrEqual(180);
		expect(excerpt).toMatch(/^Forte e link\. palavra.*palavra\.\.\.$/);
	});

	it('Spec §9: never passes 180, and an excerpt of it is itself', () => {
		fc.assert(
			fc.property(text, fc.integer({ min: 1, max: 12 }), (part, times) => {
				const excerpt = makeExcerpt(part.repeat(times));
				expect(excerpt.length).toBeLessThanOrEqual(180);
				expect(makeExcerpt(excerpt)).toBe(excerpt);
			}),
		);
	});
});
