import { expect, test } from 'vitest';
import { htmlToArticle } from '../../../scripts/import/html/article-text.ts';

const written = (html: string, keepLines = true) =>
	htmlToArticle(html, { title: '', baseUrl: '', keepLines });

test.each([
	['in a text', 'Segunda\nTerça', 'Segunda  \nTerça'],
	['in a mark', '<strong>Segunda\nTerça</strong>', '**Segunda  \nTerça**'],
	['in a mark in a mark', '<em>De <b>segunda\na sexta</b></em>', '*De **segunda  \na sexta***'],
])('a line that was broken %s stays broken', (_, html, markdown) => {
	expect(written(html)).toBe(markdown);
});

test('where lines mean nothing they are spaces, within marks, too, but not in code', () => {
	expect(written('<p>De <b>segunda\na</b> sexta</p><pre>um\n dois</pre>', false)).toBe(
		'De **segunda a** sexta\n\n<pre>um\n dois</pre>',
	);
});
