import { describe, expect, it, test, vi } from 'vitest';
import { guardHtml } from '#article/guard-html';
import { renderArticle } from '#article/render-article';
import { rendererVersion } from '#article/renderer-version';
import project from '../../../package.json' with { type: 'json' };

const html = (content: string, title = 'Título') => renderArticle(content, { title }).html;

describe('Spec §5: an article on render', () => {
	it('drops the two leading blocks of the prefix, whatever they say', () => {
		expect(html('# Nome antigo\n\n— Outra pessoa\n\nTexto do artigo.')).toBe(
			'<p>Texto do artigo.</p>\n',
		);
	});

	it('Spec §5: removes the leading h1 and a repeated title', () => {
		expect(html('<h1>Qualquer</h1><p>TITULO</p><p>Corpo.</p>')).toBe('<p>Corpo.</p>\n');
		// A letter may fold differently by its position in the word.
		const greek = html('ΑΒΓΔ ΕΖΗΣ ΘΙΚΛΜΝΑΣΟΣ ΤΟ\n\nCorpo.', 'αβγδ εζης θικλμνασος το');
		expect(greek).toBe('<p>Corpo.</p>\n');
	});

	it("Spec §5: removes paragraphs with 'gostou do conteúdo' or 'deixe um comentário'", () => {
		const content = 'Corpo.\n\nGostou do conteúdo? Compartilhe.\n\n**Deixe um COMENTÁRIO** abaixo.';
		expect(html(content)).toBe('<p>Corpo.</p>\n');
	});

	it('Spec §5: removes leading paragraphs that repeat the one before, and no later ones', () => {
		expect(html('Um.\n\nUm.\n\nDois.\n\nDois.')).toBe('<p>Um.</p>\n<p>Dois.</p>\n<p>Dois.</p>\n');
	});

	it('Spec §5: opens links in a new tab with noopener, but those within the page', () => {
		expect(html('[a](https://a.com)')).toContain('target="_blank" rel="noopener"');
		expect(html('## Seção um\n\n[b](#seção-um)')).toContain('<a href="#sec-secao-um">b</a>');
	});

	it('Spec §5: loads images lazily, with alt, over https only', () => {
		const image = html('![Mesa](http://ex.com/a.png)');
		expect(image).toContain('<img src="https://ex.com/a.png" alt="Mesa" loading="lazy"');
		expect(html('<img src="data:image/png;base64,AA">')).not.toContain('<img');
	});

	it('Spec §5, §9: turns short capitalised lines of plain text into headings, bullets into lists', () => {
		const text = 'Texto de abertura.\n\nComo começar\n\n• um\n• dois\n\nVale a pena?\n\nSim, vale.';
		const article = renderArticle(text, { title: 'T' });
		expect(article.outline.map(({ text }) => text)).toEqual(['Como começar', 'Vale a pena?']);
		expect(article.html).toContain('<li>um</li>');
	});

	it.each([
		['short lines', 'Rua A, 10\\\nSão Paulo\\\nSP'],
		['a long line', `${'muitas palavras '.repeat(8)}\\\nSão Paulo`],
		['an item', '- Rua A, 10\\\nSão Paulo'],
	])('keeps a line break that plain text writes as one: %s', (_, text) => {
		const article = html(text);
		expect(article).toContain('<br>São Paulo');
		expect(article).not.toContain('\\');
	});

	it('shows a backslash that is a sign of its own', () => {
		expect(html('Em C:\\\\\nestá tudo.')).toContain('Em C:\\<br>está tudo.');
	});

	it('gives headings levels in order from h2 and ids that are prefixed and unique', () => {
		const { outline } = renderArticle('#### Um\n\n###### Dois\n\n#### Um\n\n# Três', {
			title: 'T',
		});
		expect(outline.map(({ level }) => level)).toEqual([2, 3, 2, 2]);
		expect(outline.map(({ id }) => id)).toEqual(['sec-um', 'sec-dois', 'sec-um-2', 'sec-tres']);
	});

	it('puts tables into a focusable, named box that scrolls', () => {
		const table = html('| Item | Preço |\n|---|--:|\n| Mesa | R$ 50 |');
		expect(table).toContain(
			'<div class="scroll" role="region" aria-label="Tabela: Item, Preço" tabindex="0" data-cue="Role a tabela para o lado">',
		);
		expect(table).toContain('<td class="r">R$\u00a050</td>');
	});

	it('leaves no header cell without words, such as the corner of a table', () => {
		const table = html('| | Evite |\n|---|---|\n| **Somar** | push |');
		expect(table).toMatch(/<td><\/td>\s*<th scope="col">Evite<\/th>/);
	});

	it('names a table by the caption of its figure, and no two tables alike', () => {
		const table = '<table><tr><th>Dia</th></tr><tr><td>1</td></tr></table>';
		const captioned = `<figure>${table}<figcaption>Horários</figcaption></figure>`;
		const names = html(`${table}${captioned}${table}${captioned}`).matchAll(
			/aria-label="([^"]+)"/g,
		);
		expect([...names].map(([, name]) => name)).toEqual([
			...['Tabela: Dia', 'Horários', 'Tabela: Dia (2)', 'Horários (2)'],
		]);
	});

	it('B1b: a YouTube frame becomes a link card', () => {
		const card = html('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>');
		expect(card).toContain(
			'<p class="link-card"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"',
		);
		expect(card).not.toContain('iframe');
	});

	it('B1b: the card of a video that is not listed leads to it, by the key in its player’s address', () => {
		const card = html(
			'<iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e"></iframe>',
		);
		expect(card).toContain('<a href="https://vimeo.com/76979871/8272103f6e"');
		expect(card).toContain('>Assistir no Vimeo</a>');
	});

	it('B1b: a frame without a scheme becomes a link, and what it contains follows', () => {
		const card = html('<iframe src="//a.co/x" title="Um">dois <b>três</b></iframe>');
		expect(card).toContain('<a href="https://a.co/x"');
		expect(card).toContain('Abrir o conteúdo de a.co: Um</a>dois <b>três</b></p>');
	});

	it('B1b: table, del, s, sup, sub, u, mark and figure survive', () => {
		const kept = 'del s sup sub u mark'.split(' ');
		const source = `${kept.map((name) => `<${name}>x</${name}>`).join(' ')}<figure><img src="/a.png"><figcaption>l</figcaption></figure><table><tr><td>1</td></tr></table>`;
		for (const name of [...kept, 'figure', 'figcaption', 'table']) {
			expect(html(source)).toContain(`<${name}`);
		}
	});

	it('B1: a heading in a footnote is strong text and gives no id of its own', () => {
		const article = html('Texto.[^1]\n\n[^1]: ## Fonte {#b}\n  <h5 id="c">Outra</h5>');
		expect(article).toContain('<li id="sec-nota-1"><p><strong>Fonte</strong></p>');
		expect(article).toContain('<p><strong>Outra</strong> <a href="#sec-volta-1"');
		expect(article).not.toMatch(/id="(?!sec-)/);
	});

	it('puts footnotes below the text, each with a link back', () => {
		const article = html('Texto[^a].\n\n[^a]: A nota.');
		expect(article).toContain(
			'<sup><a href="#sec-nota-1" id="sec-volta-1" aria-label="Nota 1">1</a></sup>',
		);
		expect(article).toContain('<section class="footnotes" aria-label="Notas"><h2>Notas</h2>');
		expect(article).toContain('<li id="sec-nota-1"><p>A nota. <a href="#sec-volta-1"');
	});

	it('a note mentioned more than once has a way back to each mention', () => {
		const article = html('Um[^a], dois[^a].\n\n[^a]: A nota.[^b]\n\n[^b]: Outra.[^a]');
		expect(article.match(/id="sec-volta-[^"]*"/g)).toEqual(
			['1', '1-2', '2', '1-3'].map((id) => `id="sec-volta-${id}"`),
		);
		expect(article).toContain(
			'<a href="#sec-volta-1" aria-label="Voltar ao texto da nota 1">↩</a> <a href="#sec-volta-1-2" aria-label="Voltar ao texto da nota 1, 2ª menção">↩<sup>2</sup></a> <a href="#sec-volta-1-3" aria-label="Voltar ao texto da nota 1, 3ª menção">↩<sup>3</sup></a>',
		);
	});

	it('code is not translated by browsers', () => {
		expect(html('Um `a`.\n\n```js\nb\n```')).toContain('<code translate="no">a</code>');
		expect(html('```js\nb\n```')).toMatch(
			/<pre tabindex="0" translate="no"><code data-language="js" translate="no">/,
		);
	});

	it('sets curly quotes and ties numbers to their units, never within code', () => {
		expect(html('Ele disse "oi" em 5 min, d\'água.')).toContain('“oi” em 5\u00a0min, d’água');
		expect(html('`"5 min"`')).toContain('<code translate="no">"5 min"</code>');
	});

	it('keeps the language of a code block as data, not as a class', () => {
		expect(html('```js\na < b\n```')).toContain('<code data-language="js" translate="no">a &lt; b');
	});

	it('shows every character of code as it was written', () => {
		const code = `<b> && "c" > 'd' &lt; &copy;`;
		const shown = `&lt;b&gt; &amp;&amp; "c" &gt; 'd' &amp;lt; &amp;copy;`;
		expect(html(`\`${code}\``)).toBe(`<p><code translate="no">${shown}</code></p>\n`);
		expect(html(`\`\`\`\n${code}\n\`\`\``)).toContain(`<code translate="no">${shown}\n</code>`);
		expect(html(`    ${code}\n\n# x`)).toContain(`<code translate="no">${shown}\n</code>`);
	});

	it('shows no empty line at the start of code, as browsers do not', () => {
		expect(html('<pre>\num</pre>')).toBe('<pre tabindex="0" translate="no">um</pre>\n');
		expect(html('<pre>\n\num</pre>')).toBe('<pre tabindex="0" translate="no">\n\num</pre>\n');
	});

	it('keeps code whole around a rule that was written in it', () => {
		expect(html('<pre>um<hr>dois</pre>')).toBe('<pre tabindex="0" translate="no">um\ndois</pre>\n');
	});

	it('keeps what follows code within the list or quote, whatever was written in the code', () => {
		expect(html('<ul><li>a<pre>b<ul><li>c</li></ul></pre>d</li></ul>')).toContain('</pre>\nd</li>');
		expect(html('<blockquote><pre>b<blockquote>c</blockquote></pre>d</blockquote>')).toBe(
			'<blockquote><pre tabindex="0" translate="no">b\nc</pre>\n<p>d</p>\n</blockquote>\n',
		);
	});

	it('names a table whose caption is a picture by its head', () => {
		const table = html('<table><caption><img src="/a.png"></caption><tr><th>Dia</th></tr></table>');
		expect(table).toContain('aria-label="Tabela: Dia"');
	});

	it('names its libraries as installed, so that an upgrade renders every article again', () => {
		const { marked, htmlparser2, 'sanitize-html': sanitizeHtml } = project.dependencies;
		expect(rendererVersion).toContain(
			`; marked ${marked}; htmlparser2 ${htmlparser2}; sanitize-html ${sanitizeHtml}`,
		);
	});
});

test.each(['constructor', 'toString', 'hasOwnProperty'])(
	'B1: %s is a name like any other',
	(name) => {
		const html = (text: string) => renderArticle(text, { title: 'T' }).html;
		expect(html(`<table><tr><td align="${name}">1</td></tr></table>`)).toContain('<td>1</td>');
		expect(html(`<ol type="${name}"><li>um</li></ol>`)).toContain('<li>um</li>');
		expect(html(`Um <${name}>texto</${name}> aqui`)).toContain('Um texto aqui');
		expect(html(`A &${name}; b`)).toContain(`A &amp;${name}; b`);
	},
);

test('a link that its author calls paid says so to search engines, and nothing else of its rel passes', () => {
	const render = (rel: string) =>
		renderArticle(`<a href="https://a.test/" rel="${rel}">a</a>`, { title: '' }).html;
	expect(render('sponsored opener')).toContain('rel="noopener sponsored"');
	expect(render('opener author')).toContain('rel="noopener"');
});

test('twenty thousand headings with one text have an id each, in time that grows with their number', () => {
	const { outline } = renderArticle('## Passo\n\nTexto.\n\n'.repeat(20_000), { title: 'T' });
	const ids = new Set(outline.map(({ id }) => id));
	expect(ids.size).toBe(20_000);
	expect(outline.at(-1)?.id).toBe('sec-passo-20000');
});

test('a repeated heading never takes another heading’s own id', () => {
	const { outline } = renderArticle('## Passo\n\na\n\n## Passo 2\n\nb\n\n## Passo\n\nc', {
		title: 'T',
	});
	expect(outline.map(({ id }) => id)).toEqual(['sec-passo', 'sec-passo-2', 'sec-passo-3']);
});

test('D12: no word of a draft is quoted in the log, however broken its HTML', () => {
	const methods = ['debug', 'info', 'log', 'warn', 'error'] as const;
	const said = methods.map((method) => vi.spyOn(console, method).mockReturnValue(undefined));
	for (const attribute of ['srcset', 'style', 'src', 'href', 'sizes', 'class', 'id', 'onerror']) {
		for (const value of [
			'segredo um dois',
			'segredo 2q, segredo -1w',
			'segredo{;:"}',
			'%zz segredo',
		]) {
			const html = `<img src="a.png" ${attribute}='${value}'><a ${attribute}='${value}'>x</a>`;
			renderArticle(html, { title: '' });
		}
	}
	for (const spy of said) expect(spy.mock.calls).toEqual([]);
});

test.each([
	['<script>x</script><p onclick="x">a</p>', '<p>a</p>'],
	['<a href="javascript:x">a</a><img src="http://a.b/c.png" alt="">', '<a>a</a><img alt="">'],
	['<svg><style><img src="x" onerror="y"></style></svg><p class="own">a</p>', '<p>a</p>'],
	[
		'<ol reversed=""><li id="sec-a">a<br>b</li></ol><hr>',
		'<ol reversed=""><li id="sec-a">a<br>b</li></ol><hr>',
	],
])('B1: had the rules written %s, readers would get %s', (html, shown) => {
	expect(guardHtml(html)).toBe(shown);
});
