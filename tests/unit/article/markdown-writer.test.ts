import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { makeMarkdownWriter } from '#article/markdown-writer';
import { parseHtml } from '#article/parse-html';
import { renderArticle } from '#article/render-article';
import { isElement, type TreeNode } from '#article/tree';

const toMarkdown = makeMarkdownWriter();
const escapeText = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const render = (markdown: string) => renderArticle(markdown, { title: '' }).html;

const families: Readonly<Record<string, string>> = {
	b: 'strong',
	strong: 'strong',
	i: 'em',
	em: 'em',
	s: 'del',
	del: 'del',
};

/** Each letter with the marks that it bears; punctuation and spaces may leave a mark. */
function lettersOf(nodes: readonly TreeNode[], marks: readonly string[] = []): string[] {
	return nodes.flatMap((node) => {
		if (isElement(node))
			return lettersOf(node.children, [...marks, families[node.name] ?? ''].filter(Boolean));
		const kinds = [...new Set(marks)].sort().join(' ');
		return [...node.replaceAll(/\s/g, '')].map((letter) =>
			/[\p{L}\p{N}]/u.test(letter) ? `${letter} ${kinds}` : letter,
		);
	});
}
const seen = (html: string) =>
	lettersOf(parseHtml(html)).map((letter) =>
		letter.replaceAll(/[“”"]/g, '"').replaceAll(/[‘’']/g, "'"),
	);

describe('what a program shows as text stays text', () => {
	test.each([
		'preencha <nome completo> e <data>',
		'o elemento </div> fecha o <section>',
		'um List<String> e um Map<K, V>',
		'<!-- nota --> e <?xml ?>',
		'copie &nbsp; e &copy; e &#169; e &amp;lt;',
		'* a *b* _c_ __d__ **e** `f`',
		'das 9~~12h e das 14~~18h',
		'~~~ três tis ~~',
		'# de vagas',
		'+ 55 11',
		'- 5 graus',
		'1) primeiro',
		'12. de maio',
		'> maior',
		'[x](https://a.br) ![y](z) [^1] [a]: b',
		'barra \\ e \\* e \\_',
		'preço {#50} e {/* nota */}',
		'Aula de C #',
		'| a | b |',
		'=== fim',
		'https://a.br/um_dois_*x*',
		'a_b_c e _x_ e snake_case_',
	])('%s', (text) => {
		const html = render(toMarkdown(`<p>${escapeText(text)}</p>`));
		expect(seen(html)).toEqual(seen(escapeText(text)));
		const heading = render(toMarkdown(`<h2>${escapeText(text)}</h2><p>fim</p>`));
		expect(seen(heading)).toEqual(seen(`${escapeText(text)}fim`));
	});
});

describe('marks that Markdown would not read where they stand', () => {
	test.each([
		['<b>Atenção:</b>veja', '**Atenção**:veja'],
		['palavra<b>(nota)</b>', 'palavra(**nota**)'],
		['<b>texto </b>mais', '**texto** mais'],
		['a<b>“b”</b>c', 'a“**b**”c'],
		['<i>fim.</i>Novo', '*fim*.Novo'],
		['<s>9h;</s>10h', '~~9h~~;10h'],
		['um <b>dois!</b> três', 'um **dois!** três'],
		['x<b>—</b>y', 'x—y'],
		['<b><a href="https://a.br">link</a></b>e', '<strong>[link](https://a.br)</strong>e'],
		['Veja!<a href="https://a.br">aqui</a>', 'Veja\\![aqui](https://a.br)'],
	])('%s', (html, markdown) => {
		expect(toMarkdown(`<p>${html}</p>`)).toBe(markdown);
		expect(seen(render(markdown))).toEqual(seen(html));
	});
});

const piece = fc.constantFrom(
	...[
		'a',
		'ção',
		' ',
		'(',
		')',
		'“',
		'”',
		'.',
		':',
		'—',
		'*',
		'_',
		'~',
		'~~',
		'\\',
		'`',
		'&',
		'amp;',
	],
	...['1', '#', '[', ']', '!', '€', ', ', ' - ', 'R$ 9', '<x>', '</b>', '|', '{', '#x}', '/*'],
);
const text = fc.array(piece, { minLength: 1, maxLength: 4 }).map((all) => escapeText(all.join('')));
const marked = (inner: fc.Arbitrary<string>) =>
	fc
		.tuple(fc.constantFrom('b', 'i', 's', 'u', 'a href="https://a.br/x"'), inner)
		.map(([tag, words]) => `<${tag}>${words}</${tag.split(' ')[0]}>`);
const line = fc
	.array(
		fc.oneof(
			text,
			marked(text),
			marked(
				fc
					.tuple(fc.oneof(text, marked(text)), fc.oneof(text, marked(text)))
					.map((all) => all.join('')),
			),
		),
		{
			minLength: 1,
			maxLength: 4,
		},
	)
	.map((all) => all.join(''));

it.each([
	['a backslash at the end of a mark escapes nothing that follows it', '<b><i>a\\</i>]</b>b'],
	['marks at both ends of a mark are divided as they were', '<b><i>a </i><i>a</i></b>'],
])('%s', (_, html) => {
	expect(seen(render(toMarkdown(`<p>${html}</p>`)))).toEqual(seen(html));
});

it('random words keep their letters and their marks, and no sign of a mark is seen', () => {
	fc.assert(
		fc.property(line, (html) => {
			const markdown = toMarkdown(`<p>x</p><p>${html}</p>`);
			expect(seen(render(markdown)), markdown).toEqual(seen(`x${html}`));
		}),
		{ numRuns: 500 },
	);
}, 60_000);

test.each([
	['a paragraph', '<h2>Um</h2><p>&nbsp;&nbsp;&nbsp;&nbsp; recuado</p>', '## Um\n\nrecuado'],
	['an item', '<ul><li>&emsp;&emsp;&emsp;&emsp;&emsp;um</li></ul>', '- um'],
	['a quotation', '<blockquote><p>&nbsp; &nbsp; &nbsp;um</p></blockquote>', '> um'],
	['a second line', '<p>um<br>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;dois</p>', 'um  \ndois'],
	[
		'but not of code',
		'<pre><code>&nbsp;&nbsp;&nbsp;&nbsp;x\n\ty</code></pre>',
		'```\n\u00a0\u00a0\u00a0\u00a0x\n\ty\n```',
	],
])('the indent of %s is no code', (_, html, markdown) => {
	expect(toMarkdown(html)).toBe(markdown);
});
