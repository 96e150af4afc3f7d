import { expect, test } from 'vitest';
import { htmlToMarkdown } from '../../../admin/src/editor/paste/html-to-markdown.ts';

const read = (html: string) => htmlToMarkdown(html).markdown;
const editor =
	"color: #d4d4d4;font-family: Consolas, 'Courier New', monospace;font-size: 14px;white-space: pre;";

test.each([
	[
		'a line each in a div',
		`<div style="${editor}"><div><span style="color:#569cd6">if</span> (a &lt; *b*) {</div><div>&nbsp;&nbsp;return;</div><br><div>}</div></div>`,
		'```\nif (a < *b*) {\n  return;\n\n}\n```',
	],
	[
		'lines parted by breaks',
		`<p>Rode:</p><div style="${editor}"><span>npm i</span><br><span>npm start</span></div>`,
		'Rode:\n\n```\nnpm i\nnpm start\n```',
	],
	[
		'newlines in one element',
		'<div style="font-family:ui-monospace; white-space:pre-wrap">um\n  dois</div>',
		'```\num\n  dois\n```',
	],
	['a word in a line', `<p>Rode <span style="${editor}">npm_i</span> já.</p>`, 'Rode `npm_i` já.'],
	[
		'by a class',
		'<style>p.p1 {font: 12.0px Menlo; white-space: pre}</style><p class="p1">let a = 1</p><p class="p1">let b = 2</p>',
		'```\nlet a = 1\nlet b = 2\n```',
	],
])('code without an element for code stays code: %s', (_, html, markdown) => {
	expect(read(html)).toBe(markdown);
});

test.each([
	[
		'a chat, which shows line breaks',
		'<div style="white-space:pre-wrap">um\ndois</div>',
		'um\\\ndois',
	],
	[
		'a letter in a typewriter’s face',
		'<p style="font-family:Courier New">Cara Ana,</p>',
		'Cara Ana,',
	],
	[
		'a mail that a page shows as it was typed',
		`<pre>Oi, Lia! Passei ontem na sala do fundo e contei as cadeiras: são vinte e
duas, e três precisam de conserto. Custa R$ 40,00; veja <a href="https://a.test/x_y?z=1">https://a.test/x_y?z=1</a>

Um abraço,
Téo &lt;teo@exemplo.com&gt;</pre>`,
		'Oi, Lia! Passei ontem na sala do fundo e contei as cadeiras: são vinte e\\\nduas, e três precisam de conserto. Custa R$ 40,00; veja [https://a.test/x_y?z=1](https://a.test/x_y?z=1)\n\nUm abraço,\\\nTéo \\<teo@exemplo.com>',
	],
	[
		'a mail in an even face alone',
		`<span style="${editor}">Segue o contrato da sala, que pode\nser assinado aqui.</span>`,
		'Segue o contrato da sala, que pode\\\nser assinado aqui.',
	],
	['a few words', '<pre>Oi, Ana\ntudo bem?</pre>', 'Oi, Ana\\\ntudo bem?'],
	[
		'a short one with an answer',
		'<pre class="moz-quote-pre" wrap="">Segue o contrato da sala, que pode ser assinado aqui.\n\n&gt; Você me manda?\n\n-- \nTéo</pre>',
		'Segue o contrato da sala, que pode ser assinado aqui.\n\n\\> Você me manda?\n\n\\--\\\nTéo',
	],
])('is prose: %s', (_, html, markdown) => {
	expect(read(html)).toBe(markdown);
});

test.each([
	[
		'code',
		'const sala = salas.find((one) => one.livre);\nSe houver uma sala livre, ela é a primeira da lista.',
	],
	['what is typed at a prompt', '$ npm start\nO servidor já está no ar e espera por quem chegar.'],
	['a listing', 'total 8\ndrwxr-xr-x 2 root root 4096 nov 29 admin'],
	['columns', 'Sala      Preço\nA sala grande que fica no fundo     80'],
	['what is further in', 'Se a sala estiver livre e a luz acesa:\n    entre sem bater na porta.'],
	['a tree', 'admin\n├── src\n└── index.html'],
	['a query', 'SELECT nome FROM salas\nWHERE livre AND lugares > 4;'],
])(
	'lines that a page keeps are code, with an element for it or an even face alone: %s',
	(_, text) => {
		const fenced = `\`\`\`\n${text}\n\`\`\``;
		const pre = Object.assign(document.createElement('pre'), { textContent: text });
		expect(read(pre.outerHTML)).toBe(fenced);
		expect(read(`<div style="${editor}">${pre.innerHTML}</div>`)).toBe(fenced);
	},
);

test('prose in an element for code is code', () => {
	const text = 'Se a sala estiver livre, quem chegar primeiro entra e acende a luz.';
	expect(read(`<pre><code>${text}</code></pre>`)).toBe(`\`\`\`\n${text}\n\`\`\``);
});

test.each([
	['a footer', '<blockquote>Ler é bom.<footer>Ana Lima</footer></blockquote>'],
	['a footer with a dash', '<blockquote><p>Ler é bom.</p><footer>— Ana Lima</footer></blockquote>'],
	['a source', '<blockquote><p>Ler é bom.</p><cite>Ana Lima</cite></blockquote>'],
	[
		'a source in a footer',
		'<blockquote>Ler é bom.<footer><cite>Ana Lima</cite></footer></blockquote>',
	],
	['a source at the end', '<blockquote>Ler é bom.<cite>– Ana Lima</cite></blockquote>'],
])('who said a quotation stands in a line of its own: %s', (_, html) => {
	expect(read(html).replace('– ', '— ')).toBe('> Ler é bom.\n>\n> — Ana Lima');
});

test('a work that a quotation names within a sentence stays there', () => {
	const html = '<blockquote><p>Leia <cite>Dom Casmurro</cite> hoje.</p></blockquote>';
	expect(read(html)).toBe('> Leia <cite>Dom Casmurro</cite> hoje.');
});

test.each(['footer', 'header', 'article', 'main', 'aside', 'address', 'center', 'nav', 'fieldset'])(
	'words of a block that articles do not have, such as %s, are not glued to others',
	(name) => {
		expect(read(`um<${name}>dois</${name}>três`)).toBe('um\n\ndois\n\ntrês');
	},
);

test.each([
	['alone', '<ruby>漢字<rt>kanji</rt></ruby>'],
	[
		'with signs for those who cannot show it',
		'<ruby>漢字<rp>(</rp><rt>kanji</rt><rp>)</rp></ruby>',
	],
	['with a base', '<ruby><rb>漢字</rb><rp>（</rp><rt>kanji</rt><rp>）</rp></ruby>'],
])('a reading keeps apart from what it reads: %s', (_, html) => {
	expect(read(`<p>O ${html} é fácil.</p>`)).toBe('O 漢字(kanji) é fácil.');
});

test.each([
	['the first', '<ol><li value="7">a</li><li>b</li></ol>', '7. a\n8. b'],
	[
		'one that says what it is anyway',
		'<ol start="3"><li>a</li><li value=4>b</li></ol>',
		'3. a\n4. b',
	],
	[
		'a later one',
		'<ol><li>a</li><li value="7">b</li></ol>',
		'<ol><li>a</li><li value="7">b</li></ol>',
	],
	[
		'downwards',
		'<ol reversed><li>a</li><li>b</li></ol>',
		'<ol reversed=""><li>a</li><li>b</li></ol>',
	],
	[
		'of Word',
		'<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>a</p><p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">5.</span>b</p>',
		'<ol><li>a</li><li value="5">b</li></ol>',
	],
])('items keep their numbers: %s', (_, html, markdown) => {
	expect(read(html)).toBe(markdown);
});

test('numbers that a list within another cannot keep are named', () => {
	const inner = '<ol><li>a</li><li value="7">b</li></ol>';
	const { markdown, removed } = htmlToMarkdown(`<ul><li>x${inner}</li></ul>`);
	expect(markdown).toBe('- x\n    1. a\n    2. b');
	expect(removed).toEqual(['numbers']);
});
