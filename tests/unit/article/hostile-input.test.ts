import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '#article/parse-html';
import { renderArticle } from '#article/render-article';
import { sanitise } from '#article/sanitise';
import { listSlow } from '../../support/growth.ts';
import { findForeign } from '../../support/judges/html-oracle.ts';

const html = (content: string) => renderArticle(content, { title: 'T' }).html;
const hostile = fc
	.array(
		fc.constantFrom(
			'<p>',
			'</p>',
			'<a href="javascript:x">',
			'<a href="\u00a0javascript:x">',
			'<svg>',
			'<math>',
			'<style>',
			'<xmp>',
			'<table>',
			'<td>',
			'</table>',
			'<li>',
			'<h1>',
			'<iframe src="//x.y">',
			'<img src=x onerror=y>',
			'**',
			'`',
			'[',
			'](',
			'![',
			'> ',
			'- ',
			'\n',
			'\n\n',
			'"',
			'&#1;',
			'\0',
			'\ud800',
			'\u202e',
			'a',
			'[^1]',
			'[^1]: ',
			'{/*',
			'*/}',
			'## a {#b}',
		),
		{ maxLength: 40 },
	)
	.map((parts) => parts.join(''));

describe('hostile articles', () => {
	it('B1: whatever is written, only what the allow-list contains is output, and nothing throws', () => {
		fc.assert(
			fc.property(hostile, (content) => {
				expect(findForeign(html(content))).toEqual([]);
			}),
			{ numRuns: 400 },
		);
	});

	it('B1: sanitising twice changes nothing', () => {
		fc.assert(
			fc.property(hostile, (content) => {
				// Without frames, which become links on the first pass.
				const once = sanitise(parseHtml(content.replaceAll('<iframe', '<b')));
				expect(sanitise(once)).toEqual(once);
			}),
		);
	});

	it('B1: an address that becomes a script only after cleaning is not a link', () => {
		for (const href of [
			'&#1;javascript:x',
			'&#xA0;javascript:x',
			'java&#9;script:x',
			' JAVASCRIPT:x',
		]) {
			expect(html(`<a href="${href}">x</a>`)).toBe('<p>x</p>\n');
		}
	});

	it('B10: NUL, lone surrogates, bidi and zero-width marks are not shown', () => {
		expect(html('a\0b\u202ec\u200bd')).toBe('<p>abcd</p>\n');
		expect(html('a\ud800b').isWellFormed()).toBe(true);
	});

	it.each([
		['http://a.co/', '&amp;'],
		['http://a.co/', '?!'],
		['', 'a_'],
		['', '{/* \n\n'],
	])('B12: after %j many of %j take linear time', (start, piece) => {
		expect(listSlow((text) => html(start + text), [piece])).toEqual([]);
	});

	it.each(['b\n', '  b\n', '1b\n'])(
		'B12: an item of many lines of %j takes linear time',
		(line) => {
			expect(listSlow((text) => html(`- a\n${text}`), [line], 80_000)).toEqual([]);
		},
	);

	it('a list, a heading and a table below many plain lines are still what they are', () => {
		const lines = 'linha\n'.repeat(3_000);
		const written = html(
			`- item\n${lines}\n- outro\n\n- a\n  ${lines.replaceAll('\n', '\n  ')}\n  | a | b |\n  | - | - |\n\n- c\n`,
		);
		expect(written.match(/linha/g)).toHaveLength(6_000);
		expect(written.match(/<li>/g)).toHaveLength(4);
		expect(written).toContain('<th scope="col">a</th>');
	});

	it('addresses become links and underlined lines headings, whatever stands around them', () => {
		expect(html('Leia em https://a.co/b?c=1&d&amp;, ou escreva a eu.mesmo@a.com.br.')).toBe(
			'<p>Leia em <a href="https://a.co/b?c=1&amp;d" target="_blank" rel="noopener">https://a.co/b?c=1&amp;d</a>&amp;, ou escreva a <a href="mailto:eu.mesmo@a.com.br" target="_blank" rel="noopener">eu.mesmo@a.com.br</a>.</p>\n',
		);
		expect(html('x\n\n- um\n  dois\n  ===\n')).toContain('<h2');
		expect(html('um\ndois\n---\n\nx')).toContain('<h2');
	});

	it('B12: 100,000 nested brackets, quotes, tags and signs are rendered', () => {
		for (const piece of [
			'[',
			'>',
			'> ',
			'<div>',
			'**a',
			'a*',
			'![',
			'"',
			'<b>',
			'<title>',
			'1. ',
		]) {
			expect(() => html(piece.repeat(100_000)), piece).not.toThrow();
		}
	}, 120_000);
});
