import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { htmlToArticle } from '../../../scripts/import/html/article-text.ts';

const read = (html: string) => htmlToArticle(html, { title: '', baseUrl: '', keepLines: false });

test.each([
	['<p>Um <i lang="en">coworking</i> novo.</p>', 'Um <em lang="en">coworking</em> novo.'],
	[
		'<p>Um <span lang="fr">menu</span> e <b>mais</b>.</p>',
		'Um <span lang="fr">menu</span> e **mais**.',
	],
	['<p>Um <font lang="es">rato</font>.</p>', 'Um <span lang="es">rato</span>.'],
	['<p lang="en">All of it.</p>', '<p lang="en">All of it.</p>'],
	[
		'<div lang="de"><p>Alles.</p><p>Ja.</p></div>',
		'<p lang="de">Alles.</p>\n\n<p lang="de">Ja.</p>',
	],
	['<p>Um <em lang="pt-BR">dia</em>.</p>', 'Um *dia*.'],
	[
		'<p class="MsoNormal" lang="EN-US">Texto <span lang="EN-US" style="mso-ansi-language:EN-US">do Word</span>.</p>',
		'Texto do Word.',
	],
	['<p>Um <i lang="xx_yy">dia</i>.</p>', 'Um *dia*.'],
])('an import keeps the language of words: %s', (html, text) => {
	expect(read(html)).toBe(text);
});

test.each([
	['<ol type="a"><li>um</li><li>dois</li></ol>', '<ol type="a">'],
	['<ol style="list-style-type:upper-roman" start="3"><li>um</li></ol>', '<ol start="3" type="I">'],
	['<p>Antes.</p><ol type="i"><li>um</li></ol><p>Depois.</p>', '<ol type="i">'],
])('an import keeps what a list counts with: %s', (html, shown) => {
	expect(renderArticle(read(html), { title: '' }).html).toContain(shown);
});

test('a list that counts in numbers is Markdown', () => {
	expect(read('<ol type="1"><li>um</li><li>dois</li></ol>')).toBe('1. um\n2. dois');
});
