import { history } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { articleLanguage } from '../../../admin/src/editor/language.ts';
import { htmlToMarkdown } from '../../../admin/src/editor/paste/html-to-markdown.ts';
import { pasteMarkup } from '../../../admin/src/editor/paste/paste-markup.ts';
import { writePlain } from '../../../admin/src/editor/paste/plain-paste.ts';

const read = (html: string) => htmlToMarkdown(html);
const page = (markdown: string) => {
	const holder = document.createElement('div');
	holder.innerHTML = renderArticle(markdown, { title: '' }).html;
	return holder;
};
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const seen = (markdown: string) => {
	const holder = page(markdown);
	for (const block of holder.querySelectorAll('p, h2, h3, h4, li, td, th, br')) block.append(' ');
	return wordsOf(holder.textContent ?? '');
};
const escapeText = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

test.each(['constructor', 'hasOwnProperty'])('%s is a name like any other', (name) => {
	const pasted = read(
		`<p>Um <${name}>texto</${name}></p><table><tr><td>a</td></tr><tr><td align="${name}">b</td></tr></table>`,
	);
	expect(pasted.markdown).toContain('Um texto');
	expect(pasted.markdown).toContain('| --- |');
	expect(pasted.removed).toEqual([]);
});

describe('tracked changes', () => {
	test.each([
		[
			'Word',
			'<p class=MsoNormal>Custa <span class=msoDel><del cite="mailto:Eva" datetime="2025-01-02T10:00">80</del></span><span class=msoIns><ins cite="mailto:Eva" datetime="2025-01-02T10:00">95</ins></span> reais.</p>',
		],
		[
			'a wiki',
			'<p>Custa <del datetime="2025-01-02">80</del><ins datetime="2025-01-02">95</ins> reais.</p>',
		],
		[
			'LibreOffice',
			'<html><head><meta name="generator" content="LibreOffice 24.2 (Linux)"></head><body><p>Custa <del style="color:red">80</del><ins style="color:red">95</ins> reais.</p></body></html>',
		],
	])('of %s: what its author would accept comes, and the paste says so', (_, html) => {
		expect(read(html)).toMatchObject({ markdown: 'Custa 95 reais.', removed: ['changes'] });
	});

	it('of Google Docs are told by its own format, not by its HTML', () => {
		const text = 'Custa 8095 reais.\n';
		const at = (from: number, to: number) =>
			[...text].map((_, place) => (place === from ? ['s'] : place === to ? [] : null));
		const resolved = {
			dsl_spacers: text,
			dsl_suggesteddeletions: { sgsl_sugg: at(6, 8) },
			dsl_suggestedinsertions: { sgsl_sugg: at(8, 10) },
		};
		const clip = JSON.stringify({ data: JSON.stringify({ resolved }) });
		const html =
			'<b style="font-weight:normal" id="docs-internal-guid-1"><p><span>Custa </span><span>80</span><span>95</span><span> reais.</span></p></b>';
		expect(htmlToMarkdown(html, { clip })).toMatchObject({
			markdown: 'Custa 95 reais.',
			removed: ['changes'],
		});
		expect(htmlToMarkdown(html, { clip: '{"data":"?"}' }).markdown).toBe('Custa 8095 reais.');
	});

	it('are none where somebody only struck or underlined words', () => {
		expect(read('<p>Era <del>80</del> <s>90</s> <ins>95</ins>.</p>')).toMatchObject({
			markdown: 'Era ~~80~~ ~~90~~ <ins>95</ins>.',
			removed: [],
		});
	});

	it('and comments in the margin stay behind', () => {
		const { markdown, removed } = read(
			'<p>Um<a class=msocomanchor href="#_msocom_1">[EV1]</a> texto.</p><div class=msocomtxt id="_com_1"><p>[EV1] Será?</p></div>',
		);
		expect(markdown).toBe('Um texto.');
		expect(removed).toEqual(['comments']);
	});
});

describe('lists with letters', () => {
	const items = '<li>uma</li><li>duas</li>';
	test.each([
		['by attribute', `<ol type="I">${items}</ol>`, '<ol type="I"><li>uma</li><li>duas</li></ol>'],
		[
			'by style',
			`<ol style="list-style-type:upper-alpha" start="3">${items}</ol>`,
			'<ol type="A" start="3"><li>uma</li><li>duas</li></ol>',
		],
		[
			'by the style of its items',
			'<ol><li style="list-style-type:lower-roman">uma <b>e meia</b></li></ol>',
			'<ol type="i"><li>uma <b>e meia</b></li></ol>',
		],
		[
			'of Word',
			'<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">b)  </span>uma</p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">c)  </span>duas</p>',
			'<ol type="a" start="2"><li>uma</li><li>duas</li></ol>',
		],
	])('keep them: %s', (_, html, markdown) => {
		expect(read(html).markdown).toBe(markdown);
	});

	it('within a list of numbers become numbers, and the paste says so', () => {
		const { markdown, removed } = read(`<ol><li>um<ol type="a">${items}</ol></li></ol>`);
		expect(markdown).toBe('1. um\n    1. uma\n    2. duas');
		expect(removed).toEqual(['letters']);
	});
});

it('cells that cover others are told', () => {
	const { removed } = read(
		'<table><tr><th>A</th><th>B</th></tr><tr><td colspan="2">os dois</td></tr></table>',
	);
	expect(removed).toEqual(['spans']);
});

test.each([
	['a column at the right', 'align="right"', '---:'],
	['a column in the middle', 'style="text-align:center"', ':---:'],
])('%s stays there', (_, where, rule) => {
	const { markdown } = read(
		`<table><tr><td>A</td><td>B</td></tr><tr><td>x</td><td ${where}>1</td></tr><tr><td>y</td><td ${where}>2</td></tr></table>`,
	);
	expect(markdown).toBe(`| A | B |\n| --- | ${rule} |\n| x | 1 |\n| y | 2 |`);
});

test.each([
	['HTML', (text: string) => read(`<p>${text}</p>`).markdown],
	['text', writePlain],
])('the letters that a PDF was set from come as they are typed, in %s', (_, paste) => {
	expect(paste('o\u00adfi\u00adcina, ﬂor, eﬁcaz, oﬃcio, aﬂito, eﬀeito')).toBe(
		'oficina, flor, eficaz, officio, aflito, effeito',
	);
});

describe('plain text', () => {
	test.each([
		['a name in angle brackets', 'De: Ana <ana souza>', 'De: Ana \\<ana souza>'],
		['an element that nothing closes', 'o <section> e o </div>', 'o \\<section> e o \\</div>'],
		['a type', 'List<String> e Map<K, V>', 'List\\<String> e Map\\<K, V>'],
		['a comment', '<!-- nota -->', '\\<!-- nota -->'],
		['an entity', 'escreva &nbsp; e &copy;', 'escreva \\&nbsp; e \\&copy;'],
		['stars within words', '2*3*4', '2\\*3\\*4'],
		['tildes within words', 'das 9~~12h às 14~~18h', 'das 9\\~\\~12h às 14\\~\\~18h'],
		['brackets', 'ele [sic](risos) foi', 'ele \\[sic\\](risos) foi'],
		['a definition', '[nota]: isto', '\\[nota\\]: isto'],
		['a single dash', '- 5 graus', '\\- 5 graus'],
		[
			'indents of a page',
			'\u00a0\u00a0\u00a0\u00a0 Um.\n\n     Dois.\n\n\tTrês.',
			'Um.\n\nDois.\n\nTrês.',
		],
		[
			'an address behind its words, as in a mail',
			'Site<https://a.br/b_c>e mapa<https://a.br>',
			'Site <https://a.br/b_c> e mapa <https://a.br>',
		],
	])('%s is a text', (_, plain, markdown) => {
		expect(writePlain(plain)).toBe(markdown);
	});

	test.each([
		['Markdown', '## Um\n\nUm **dois** e [três](https://a.br).\n\n    codigo()'],
		['a list', '- um\n- dois'],
		['a single mark', 'um *dois* três'],
		['HTML', '<figure><img src="/images/a"><figcaption>Um</figcaption></figure>'],
		['a player', '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>'],
	])('%s that somebody wrote stays', (_, plain) => {
		expect(writePlain(plain)).toBe(plain);
	});

	it('in Markdown, too, what is no tag is text, but not in code', () => {
		expect(writePlain('## Um\n\nPreencha <nome>:\n\n```html\n<section>\n```\n\ne `<b>`.')).toBe(
			'## Um\n\nPreencha \\<nome>:\n\n```html\n<section>\n```\n\ne `<b>`.',
		);
	});

	it('in Markdown, too, an address in angle brackets is a link', () => {
		const text = '**Site** <https://a.br/b_c>';
		expect(writePlain(text)).toBe(text);
	});

	it('goes the same way where HTML says no more', () => {
		const view = new EditorView({
			parent: document.body,
			state: EditorState.create({ doc: '', extensions: [history(), articleLanguage] }),
		});
		pasteMarkup(view, { html: '<div>De: &lt;Ana&gt;</div>', plain: 'De: <Ana>' });
		expect(view.state.doc.toString()).toBe('De: \\<Ana>');
		view.destroy();
	});
});

const signs = fc.constantFrom(
	...'a ção João 12 9~~12h ~ * ** _ __ ` \\ < > <b> </p> <nome> <!-- --> & &amp; &copy; # ## - + 1. 1) > | [ ] [x](y) [^1] ! ( ) {#a} {/* */} : https://a.br/b_c R$ — “ ”'.split(
		' ',
	),
);
const words = fc
	.array(fc.tuple(signs, fc.constantFrom(' ', ' ', '')), { minLength: 1, maxLength: 10 })
	.map((all) => `x${all.flat().join('')}y`);

describe('whatever the text is, readers see the words that were pasted', () => {
	test.each(['p', 'li', 'blockquote', 'h2', 'td'])(
		'in a %s of HTML',
		(name) => {
			const around: Readonly<Record<string, [string, string]>> = {
				li: ['<ul><li>', '</li></ul>'],
				td: ['<table><tr><td>A</td><td>B</td></tr><tr><td>', '</td><td>z</td></tr></table>'],
			};
			const [open, close] = around[name] ?? [`<${name}>`, `</${name}>`];
			fc.assert(
				fc.property(words, (text) => {
					const { markdown } = read(
						`<p>antes</p>${open}${escapeText(text)}${close}<p><b>depois</b></p>`,
					);
					const own = name === 'td' ? ['A', 'B', ...wordsOf(text), 'z'] : wordsOf(text);
					expect(seen(markdown), markdown).toEqual(['antes', ...own, 'depois']);
				}),
				{ numRuns: 60 },
			);
		},
		60_000,
	);

	it('as plain text that is neither Markdown nor HTML', () => {
		const plain = words.filter(
			(text) => !/`|(?<![a-z0-9])[*_~]|[*_~](?![a-z0-9])|\]\(|<b>|<\/p>/i.test(text),
		);
		fc.assert(
			fc.property(fc.array(plain, { minLength: 1, maxLength: 3 }), (lines) => {
				const text = lines.map((line, at) => `${line} ${at}`).join('\n\n');
				expect(seen(writePlain(text)), writePlain(text)).toEqual(wordsOf(text));
			}),
			{ numRuns: 500 },
		);
	});
});
