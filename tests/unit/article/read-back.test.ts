import fc from 'fast-check';
import { type DefaultTreeAdapterTypes as Parse5, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { findForeign } from '../../support/judges/html-oracle.ts';

const html = (content: string) => renderArticle(content, { title: 'T' }).html;

const escapeText = (text: string) =>
	text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function writeAgain(node: Parse5.ChildNode): string {
	if ('value' in node) return escapeText(node.value);
	if (!('tagName' in node)) return `<!${node.nodeName}>`;
	const attributes = node.attrs
		.map(({ name, value }) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)
		.join('');
	const open = `<${node.tagName}${attributes}>`;
	if (['br', 'hr', 'img'].includes(node.tagName)) return open;
	const inner = node.childNodes.map(writeAgain).join('');
	const guard = node.tagName === 'pre' && inner.startsWith('\n') ? '\n' : '';
	return `${open}${guard}${inner}</${node.tagName}>`;
}

/** A browser adds this element to every table. */
const withoutBodies = (text: string) => text.replace(/<\/?tbody>\n?/g, '');

/** What a browser's parser builds from an article, written again. */
const readBack = (article: string) => parseFragment(article).childNodes.map(writeAgain).join('');

function expectSame(content: string): void {
	const article = html(content);
	expect(withoutBodies(readBack(article)), content).toBe(withoutBodies(article));
	expect(findForeign(article), content).toEqual([]);
}

const names =
	'p div b i em strong a ul ol li table tr td th tbody thead caption h1 h2 h4 blockquote pre code span figure figcaption img br hr dl dt dd details summary sup q cite svg math noscript template style script title textarea select option iframe video source object form button xmp plaintext noembed noframes foreignObject desc mtext mglyph annotation-xml ruby rt image'.split(
		' ',
	);
const attributes = ['', ' href="https://a.b/c"', ' src=/a.png', ' id=k', ' dir=rtl', ' onclick=x'];
const words = [
	'um',
	' ',
	'\n',
	'\n\n',
	'&lt;b&gt;',
	'<!--',
	'-->',
	'<![CDATA[',
	']]>',
	'<?a',
	'>',
	'"',
	'\0',
];
const tag = fc
	.tuple(fc.constantFrom('<', '</'), fc.constantFrom(...names), fc.constantFrom(...attributes))
	.map(([open, name, attribute]) => `${open}${name}${attribute}>`);

test('B1: a browser builds from an article exactly the tree that was written', () => {
	fc.assert(
		fc.property(
			fc.array(fc.oneof(tag, tag, fc.constantFrom(...words)), { maxLength: 30 }),
			(parts) => expectSame(`<p>${parts.join('')}`),
		),
		{ numRuns: 2_000 },
	);
}, 60_000);

test.each([
	['a script in a comment in a title', '<svg></p><style><a title="</style><img src onerror=x>">'],
	[
		'MathML text that becomes HTML',
		'<math><mtext><table><mglyph><style><!--</style><img title="--><img src onerror=x>">',
	],
	['a form in a form', '<form><math><mtext></form><form><mglyph><style></math><img src onerror=x>'],
	['text without end tag', '<noscript><p title="</noscript><img src onerror=x>">a'],
	['noscript in a paragraph', '<p><noscript></p><style></noscript><img src onerror=x></style>'],
	['a template', '<template><p></template><img src onerror=x></template>b'],
	['raw text', '<xmp><p title="</xmp><img src onerror=x>">a</xmp>'],
	['a comment that ends early', '<!--><img src onerror=x>--><!---><script>x</script>-->a'],
	['a bogus comment', '<?a "><img src onerror=x>?></ b><![CDATA[<img src onerror=x>]]>'],
	[
		'an attribute twice',
		'<a href="https://a.b" href="javascript:x">a</a><img src=/a.png src=x onerror=y>',
	],
	['null bytes', '<im\0g src onerror=x><script\0>x</script><a hr\0ef="java\0script:x">a</a>'],
	[
		'an entity in an address',
		'<a href="java&Tab;script&colon;x">a</a><a href="&#x6A;avascript:x">b</a>',
	],
	['an unclosed tag', '<img src onerror=x <b title="<script>x</script>'],
	['a player in a link', '<a href="https://a.b">um <iframe src="https://c.d"></iframe> dois</a>'],
	[
		'a table between rows',
		'<table><tr><td>1</td></tr><table>um<tr><td>2</td></tr></table></table>',
	],
])('B1: %s leaves nothing foreign, and nothing that a browser reads differently', (_, content) => {
	expectSame(content);
	expect(html(content)).not.toContain('<script');
	expect(html(content)).not.toMatch(/<[^>]*\son\w+=/);
});

test('of an attribute that is there twice the first counts, as in a browser', () => {
	expect(html('<a href="https://a.b" href="https://c.d">a</a>')).toContain('href="https://a.b"');
});

test('a player within a link ends it: a link contains no other', () => {
	expect(
		html(
			'<a href="https://a.b">um</a> <a href="https://a.b"><iframe src="https://c.d"></iframe></a>',
		),
	).toContain('<a href="https://c.d"');
});

test('what an article hides without script shows nothing, and no word after it is lost', () => {
	expect(html('<p>Um <noscript>sem script</noscript>dois.</p>\n\nTrês.')).toBe(
		'<p>Um dois.</p>\n<p>Três.</p>\n',
	);
	expect(html('<p>Um <noscript>sem</p><p>Dois.</p>')).toContain('Dois.');
});
