import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { makeExcerpt } from '#domain/text/excerpt';

const render = (content: string) => renderArticle(content, { title: 'Título' });
const html = (content: string) => render(content).html;

test('the name that a heading was given is an anchor, not a word', () => {
	const article = render('## Por onde começar {#inicio}\n\nVolte ao [início](#inicio).');
	expect(article.html).toBe(
		'<h2 id="sec-por-onde-comecar"><a id="sec-inicio"></a>Por onde começar</h2>\n<p>Volte ao <a href="#sec-por-onde-comecar">início</a>.</p>\n',
	);
	expect(article.outline.map(({ text }) => text)).toEqual(['Por onde começar']);
	expect(article.plain_text).not.toContain('{#');
});

test('so is one with classes beside it, under a line of its own, and in a comment', () => {
	expect(html('### Um *dois* {#um .destaque lang=pt}\n\nTexto.')).toContain(
		'Um <em>dois</em></h2>',
	);
	expect(html('Um {#um}\n---\n\nTexto.')).toContain('<h2 id="sec-um">Um</h2>');
	const article = html('## Um {/*primeiro*/}\n\n[Lá](#primeiro)');
	expect(article).toContain('<h2 id="sec-um"><a id="sec-primeiro"></a>Um</h2>');
	expect(article).toContain('<a href="#sec-um">Lá</a>');
});

test('braces anywhere else are words', () => {
	expect(html('Use {#id} assim.')).toContain('Use {#id} assim.');
	expect(html('## Chaves {assim}\n\nTexto.')).toContain('Chaves {assim}</h2>');
	expect(html('`## Um {#um}`')).toContain('<code translate="no">## Um {#um}</code>');
});

test('a comment is hidden, on its own lines or within one', () => {
	expect(html('Antes{/* *nota* */} e depois.\n\n{/* um\n\ndois */}\n\nFim.')).toBe(
		'<p>Antes e depois.</p>\n<p>Fim.</p>\n',
	);
	expect(html('*Antes {/* 5 * 3 */} depois*')).toBe('<p><em>Antes  depois</em></p>\n');
	expect(makeExcerpt('{/* nota */}\n\n## Um {#um}\n\nTexto.')).toBe('Um Texto.');
});

test('a comment in code, or without an end, stays', () => {
	expect(html('`{/* a */}`')).toContain('{/* a */}');
	expect(html('```\n{/* a */}\n```')).toContain('{/* a */}');
	expect(html('Texto {/* sem fim.')).toContain('Texto {/* sem fim.');
});

test('a note that is never mentioned stays a paragraph where it is', () => {
	expect(html('Um.\n\n[^1]: A *nota* solta.\n\nDois.')).toBe(
		'<p>Um.</p>\n<p>A <em>nota</em> solta.</p>\n<p>Dois.</p>\n',
	);
	expect(html('Um[^1].\n\n[^1]: A nota.\n\n[^1]: Outra do mesmo nome.')).toContain(
		'<p>Outra do mesmo nome.</p>',
	);
});

test('notes that only mention each other lose no word', () => {
	const article = html('Um.\n\n[^a]: Nota A[^b].\n\n[^b]: Nota B[^a] e [^b].');
	expect(article).toContain('Nota A');
	expect(article.match(/Nota B/g)).toHaveLength(1);
	expect(article).toContain('[^a]');
});
