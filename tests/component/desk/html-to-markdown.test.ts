import { expect, it } from 'vitest';
import { htmlToMarkdown } from '../../../admin/src/editor/paste/html-to-markdown.ts';

it.each([
	[
		'bold, italic and links',
		'<p>Um <b>forte</b>, um <i>leve</i> e <a href="https://a.br/">link</a>.</p>',
		'Um **forte**, um *leve* e [link](https://a.br/).',
	],
	[
		'lists',
		'<ul><li>um</li><li>dois</li></ul><ol><li>a</li><li>b</li></ol>',
		'- um\n- dois\n\n1. a\n2. b',
	],
	['a title as a section', '<h1>Título</h1><p>Texto</p>', '## Título\n\nTexto'],
	[
		'Google Docs',
		'<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700">Forte</span><span style="font-weight:400"> fraco</span></p></b>',
		'**Forte** fraco',
	],
	[
		'the lists of Word',
		'<p class="MsoListParagraph"><span style="mso-list:Ignore">·  </span>um</p><p class="MsoListParagraph"><span style="mso-list:Ignore">·  </span>dois</p>',
		'- um\n- dois',
	],
	[
		'bold that ends with line breaks',
		'<p><b>Um <i>dois<br></i><br><br></b>três <b>a<br>b</b></p>',
		'**Um *dois***\n\ntrês **a**\\\n**b**',
	],
	[
		'a table',
		'<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2|3</td></tr></table>',
		'| A | B |\n| --- | --- |\n| 1 | 2\\|3 |',
	],
	[
		'no tables that only lay out a mail',
		'<table><tr><td><table><tr><td><p>Oi</p></td></tr></table></td><td><p><b>Ana</b></p></td></tr></table><table><tr><td>Fim</td></tr></table>',
		'Oi\n\n**Ana**\n\nFim',
	],
	[
		'no scripts, styles or frames',
		'<style>p{}</style><script>alert(1)</script><iframe src="x"></iframe><p onclick="x()">Só texto</p>',
		'Só texto',
	],
	[
		'no pictures that only keep a place free',
		'<p>Antes<img src="data:image/png;base64,AA"><img src="">depois</p>',
		'Antesdepois',
	],
])('pasted rich text becomes clean Markdown: %s', (_name, html, markdown) => {
	expect(htmlToMarkdown(html).markdown).toBe(markdown);
});

it('what opened and closed elsewhere stays open, and the paste says so', () => {
	const { markdown, removed } = htmlToMarkdown(
		'<details><summary>Mais</summary><p>Dentro</p></details>',
	);
	expect(markdown).toBe('**Mais**\n\nDentro');
	expect(removed).toEqual(['folds']);
});
