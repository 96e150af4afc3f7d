import { expect, test } from 'vitest';
import { guessedHeadings } from '../../../admin/src/editor/look/guessed-headings.ts';
import { copyWords } from '../../../admin/src/editor/paste/copy-part.ts';
import { htmlToMarkdown } from '../../../admin/src/editor/paste/html-to-markdown.ts';
import { ownType } from '../../../admin/src/editor/paste/own-copy.ts';
import { Clipboard, copied, open } from './a-copied-part.ts';

test.each([
	[
		'a part of a line',
		'Um ‸**negrito** e um [link](https://a.test/x)‸ aqui.',
		'<strong>negrito</strong> e um <a href="https://a.test/x">link</a>',
		'negrito e um link',
	],
	[
		'a part that begins within marks',
		'Um **neg‸rito *e leve*** ou [um li‸nk](https://a.test).',
		'<strong>rito <em>e leve</em></strong> ou <a href="https://a.test">um li</a>',
		'rito e leve ou um li',
	],
	['words without marks', 'Um ‸texto a \\* b &amp; c‸ aqui.', '', 'texto a * b & c'],
	[
		'a line without a selection',
		'Um **forte‸** aqui.\n\nFim.',
		'<p>Um <strong>forte</strong> aqui.</p>',
		'Um forte aqui.',
	],
	[
		'a heading',
		'Abre.\n\n‸## Um ~~título~~\n‸\nFim.',
		'<h2>Um <del>título</del></h2>',
		'Um título',
	],
	[
		'a part of a heading',
		'## Um ‸título **forte**‸',
		'título <strong>forte</strong>',
		'título forte',
	],
	[
		'several blocks',
		'‸## Título\n\nUm.\nDois.\\\nTrês.\n\n> Dito.\n> De novo.\n\n---\n\nFim.‸',
		'<h2>Título</h2><p>Um.<br>Dois.<br>Três.</p><blockquote><p>Dito.<br>De novo.</p></blockquote><hr><p>Fim.</p>',
		'Título\n\nUm.\nDois.\nTrês.\n\nDito.\nDe novo.\n\nFim.',
	],
	[
		'lists',
		'‸- um\n- **dois**\n  - dentro\n- três\n\nE:\n\n3. a\n4. b\n\n- [x] feito\n- [ ] por fazer‸',
		'<ul><li>um</li><li><strong>dois</strong><ul><li>dentro</li></ul></li><li>três</li></ul><p>E:</p><ol start="3"><li>a</li><li>b</li></ol><ul><li>☑ feito</li><li>☐ por fazer</li></ul>',
		'- um\n- dois\n  - dentro\n- três\n\nE:\n\n3. a\n4. b\n\n- ☑ feito\n- ☐ por fazer',
	],
	[
		'some items',
		'1. um\n‸2. dois\n3. três‸\n4. quatro',
		'<ol start="2"><li>dois</li><li>três</li></ol>',
		'2. dois\n3. três',
	],
	[
		'a table',
		'‸| Sala | Preço |\n| --- | ---: |\n| **Grande** | 80 |\n| [Pequena](https://a.test) | a \\| b |‸',
		'<table><tbody><tr><th>Sala</th><th align="right">Preço</th></tr><tr><td><strong>Grande</strong></td><td align="right">80</td></tr><tr><td><a href="https://a.test">Pequena</a></td><td align="right">a | b</td></tr></tbody></table>',
		'Sala\tPreço\nGrande\t80\nPequena\ta | b',
	],
	[
		'a table with empty and missing cells',
		'‸| Sala |  | Preço |\n| --- | :-: | ---: |\n|  | b | |\n|a||c|\na | | c\n | z\n| um |\n| 1 | 2 | 3 | 4 |‸',
		'<table><tbody><tr><th>Sala</th><th align="center"></th><th align="right">Preço</th></tr><tr><td></td><td align="center">b</td><td align="right"></td></tr><tr><td>a</td><td align="center"></td><td align="right">c</td></tr><tr><td>a</td><td align="center"></td><td align="right">c</td></tr><tr><td>z</td><td align="center"></td><td align="right"></td></tr><tr><td>um</td><td align="center"></td><td align="right"></td></tr><tr><td>1</td><td align="center">2</td><td align="right">3</td></tr></tbody></table>',
		'Sala\t\tPreço\n\tb\t\na\t\tc\na\t\tc\nz\t\t\num\t\t\n1\t2\t3',
	],
	[
		'a quoted table with an empty cell',
		'‸> | a | b |\n> |-|-|\n> | | x |‸',
		'<blockquote><table><tbody><tr><th>a</th><th>b</th></tr><tr><td></td><td>x</td></tr></tbody></table></blockquote>',
		'a\tb\n\tx',
	],
	[
		'links of every kind',
		'‸[casa](/post/x), [ali](#parte), <https://a.test/y>, www.b.test, ana@c.test, [de longe][l] e [nada][n]‸\n\n[l]: https://l.test "L"',
		`<a href="${location.origin}/post/x">casa</a>, ali, <a href="https://a.test/y">https://a.test/y</a>, <a href="https://www.b.test">www.b.test</a>, <a href="mailto:ana@c.test">ana@c.test</a>, <a href="https://l.test">de longe</a> e [nada][n]`,
		'casa, ali, https://a.test/y, www.b.test, ana@c.test, de longe e [nada][n]',
	],
	[
		'pictures',
		'‸![Uma mesa](/images/a.webp#9x9)\n\n![Outra](https://a.test/b.png "A legenda")‸',
		`<p><img src="${location.origin}/images/a.webp#9x9" alt="Uma mesa"></p><figure><img src="https://a.test/b.png" alt="Outra" title="A legenda"><figcaption>A legenda</figcaption></figure>`,
		'Uma mesa\n\nOutra\nA legenda',
	],
	[
		'a gallery',
		'‸![Uma](/images/a.webp)\n![Outra](/images/b.webp)‸',
		`<img src="${location.origin}/images/a.webp" alt="Uma"><br><img src="${location.origin}/images/b.webp" alt="Outra">`,
		'Uma\nOutra',
	],
	[
		'HTML, without what no article shows',
		'‸Um <u onclick="x()">sob</u> e H<sub>2</sub>O.<br>Fim.\n\n<script>alert(1)</script>\n\n<p style="color:red">Só</p>‸',
		'<p>Um <u>sob</u> e H<sub>2</sub>O.<br>Fim.</p><p>Só</p>',
		'Um sob e H2O.\nFim.\n\nSó',
	],
	[
		'code',
		'‸Rode `npm *x*`:\n\n```sh\nnpm run a\n\nls <b>\n```‸',
		'<p>Rode <code>npm *x*</code>:</p><pre><code>npm run a\n\nls &lt;b&gt;</code></pre>',
		'Rode npm *x*:\n\nnpm run a\n\nls <b>',
	],
	['a part of code', '```sh\nnpm ‸run **a**\nls‸ x\n```', '', 'run **a**\nls'],
	[
		'notes',
		'‸Com nota.[^1]\n\n[^1]: A *nota*.‸',
		'<p>Com nota.<sup><a href="#fn-1">[1]</a></sup></p><ol><li id="fn-1">A <em>nota</em>.</li></ol>',
		'Com nota.[1]\n\n1. A nota.',
	],
	[
		'a mention without its note',
		'Com ‸nota.[^1]‸\n\n[^1]: A nota.',
		'nota.<sup>[1]</sup>',
		'nota.[1]',
	],
])(
	'other programs get %s as the article shows it, and words without signs',
	(_, text, html, words) => {
		expect(copied(text)).toEqual({ html, words });
	},
);

test.each([
	'Um **negrito** e um [link](https://a.test/x) com `código` e ~~risco~~.',
	'## Título\n\nUm.\n\n- um\n- **dois**\n    - dentro\n\n3. a\n4. b\n\n> Dito.\n\n---\n\nFim.',
	'| Sala | Preço |\n| --- | ---: |\n| **Grande** | 80 |\n| [Pequena](https://a.test) | 30 |',
	'| Sala |  | Preço |\n| --- | --- | --- |\n|  | b |  |',
	'Com nota.[^1] E outra.[^2]\n\n[^1]: A *nota*.\n[^2]: A outra.',
	'![Outra](https://a.test/b.png "A legenda")',
	'```\nnpm run a\n```',
])('where only the HTML arrives, as in another browser, it is the same text: %s', (markdown) => {
	expect(htmlToMarkdown(copied(`‸${markdown}‸`).html || markdown).markdown).toBe(markdown);
});

test('a long text is copied to its end', () => {
	const many = Array.from(
		{ length: 30_000 },
		(_, at) => `Linha **${at}** com [link](https://a.test).`,
	);
	const { words, html } = copied(`‸${many.join('\n\n')}‸`);
	expect(words.endsWith('Linha 29999 com link.')).toBe(true);
	expect(html.match(/<p>/g)).toHaveLength(30_000);
});

test('words of a cell are copied with their marks, too', () => {
	const clipboard = new Clipboard();
	copyWords(clipboard as unknown as DataTransfer, 'Um **forte** e [aqui](https://a.test)');
	expect(Object.fromEntries(clipboard.data)).toEqual({
		'text/plain': 'Um forte e aqui',
		'text/html': 'Um <strong>forte</strong> e <a href="https://a.test">aqui</a>',
		[ownType]: 'Um **forte** e [aqui](https://a.test)',
	});
});

test('headings that readers see in a text without marks are headings', () => {
	const text =
		'Por que a mesa importa\n\nUm texto comprido sobre a mesa, que termina aqui.\n\nComo escolher a cadeira\n\nOutro texto comprido, que termina aqui também.';
	const view = open(`‸${text}‸`);
	const guessed = view.state.field(guessedHeadings);
	const { html } = copied(`‸${text}‸`);
	const expected = 'headings' in guessed && guessed.headings.size > 0;
	expect(/<h2>Como escolher/.test(html)).toBe(expected);
});
