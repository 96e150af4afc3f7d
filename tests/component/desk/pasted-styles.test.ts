import { expect, test } from 'vitest';
import { htmlToMarkdown } from '../../../admin/src/editor/paste/html-to-markdown.ts';

const docs = (html: string) =>
	`<b style="font-weight:normal" id="docs-internal-guid-1">${html}</b>`;
const styled = (style: string, words: string) =>
	`<p class="Paragraph"><span data-ccp-parastyle="${style}">${words}</span></p>`;

test.each([
	['Word', '<p class=MsoTitle>Nossa sala</p><p class=MsoNormal>Texto.</p>'],
	['Word, in a row', '<p class=MsoTitleCxSpFirst>Nossa sala</p><p class=MsoNormal>Texto.</p>'],
	['Word for the web', `${styled('Title', 'Nossa sala')}<p>Texto.</p>`],
])('a title of %s is one', (_, html) => {
	expect(htmlToMarkdown(html).markdown).toBe('## Nossa sala\n\nTexto.');
});

test.each([
	[
		'Word',
		'<p class=MsoNormal>Antes.</p><p class=MsoQuote>Um.</p>\n<p class=MsoQuote>Dois.</p><p class=MsoNormal>Fim.</p>',
	],
	[
		'Word, with weight',
		'<p>Antes.</p><p class=MsoIntenseQuote>Um.</p><p class=MsoIntenseQuote>Dois.</p><p>Fim.</p>',
	],
	[
		'Word for the web',
		`<p>Antes.</p>${styled('Quote', 'Um.')}${styled('Quote', 'Dois.')}<p>Fim.</p>`,
	],
])('quotes of %s are one', (_, html) => {
	expect(htmlToMarkdown(html).markdown).toBe('Antes.\n\n> Um.\n>\n> Dois.\n\nFim.');
});

const entry = (name: string, words: string) => `<a href="#${name}">${words}<span>\t1</span></a>`;
const body =
	'<h1><a name="_Toc1">Introdução</a></h1><p>Como <a href="#_Ref2">acima</a>.</p><h1>Fim</h1>';

test.each([
	[
		'Word',
		`<p class=MsoTocHeading>Sumário</p><p class=MsoToc1>${entry('_Toc1', 'Introdução')}</p><p class=MsoToc2>Fim</p>`,
	],
	['Word for the web', styled('TOC 1', entry('_Toc1', 'Introdução')) + styled('toc 1', 'Fim 2')],
	[
		'Google Docs',
		docs(`<p>${entry('heading=h.a', 'Introdução')}</p><p>${entry('heading=h.b', 'Fim')}</p><br>`),
	],
	[
		'LibreOffice',
		`<div id="Table of Contents1"><p>Sumário</p><p>${entry('__RefHeading___Toc1', 'Introdução')}</p></div>`,
	],
	[
		'a list',
		`<ul><li>${entry('um', 'Introdução')}<ul><li>${entry('dois', 'Fim')}</li></ul></li></ul>`,
	],
])('a table of contents of %s goes, and it is said', (_, contents) => {
	const { markdown, removed } = htmlToMarkdown(contents + body);
	expect(markdown).toBe('## Introdução\n\nComo acima.\n\n## Fim');
	expect(removed).toEqual(['contents']);
});

test('one link to a part of the page is none, and a list beside others stays', () => {
	const list = '<ul><li><a href="#um">Um</a></li><li>Dois</li></ul>';
	expect(htmlToMarkdown(list)).toMatchObject({ markdown: '- [Um](#um)\n- Dois', removed: [] });
	expect(htmlToMarkdown('<p><a href="#um">Um</a></p>').removed).toEqual([]);
});

test('a person’s chip of Google Docs is the name, and a link that somebody wrote stays one', () => {
	const { markdown, removed } = htmlToMarkdown(
		docs(
			'<p>Com <a href="mailto:ana@empresa.test">Ana da Silva</a>. <a href="mailto:oi@casa.test">Escreva para nós</a> ou <a href="mailto:oi@casa.test">oi@casa.test</a>.</p>',
		),
	);
	expect(markdown).toBe(
		'Com Ana da Silva. [Escreva para nós](mailto:oi@casa.test) ou [oi@casa.test](mailto:oi@casa.test).',
	);
	expect(removed).toEqual(['people']);
	const mail = '<p><a href="mailto:ana@empresa.test">Ana</a></p>';
	expect(htmlToMarkdown(mail).markdown).toBe('[Ana](mailto:ana@empresa.test)');
});
