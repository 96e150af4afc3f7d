import { describe, expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';

const html = (content: string) => renderArticle(content, { title: 'Um post' }).html;

describe('the language of words in another one', () => {
	test.each([
		['Um <i lang="en">coworking</i>.', '<i lang="en">coworking</i>'],
		['Um <span lang="fr">à la carte</span>.', '<span lang="fr">à la carte</span>'],
		['Um <em lang="en-US">*loft*</em>.', '<em lang="en-US"><em>loft</em></em>'],
		['<p lang="es-419">Buenos días.</p>', '<p lang="es-419">Buenos días.</p>'],
		['<blockquote lang="de"><p>Guten Tag.</p></blockquote>', '<blockquote lang="de"><p>Guten'],
		['<h2 lang="en">Rent a room</h2><p>Texto.</p>', '<h2 id="sec-rent-a-room" lang="en">'],
		['<ul lang="it"><li lang="la">Ave</li></ul>', '<ul lang="it"><li lang="la">Ave</li>'],
		['Ver <a href="https://a.test/" lang="en">this</a>.', 'lang="en">this</a>'],
		['<table><tr><td lang="en">Rent</td><td>Aluguel</td></tr></table>', '<td lang="en">Rent</td>'],
		[
			'<div lang="en"><p>One.</p><p lang="fr">Deux.</p></div>',
			'<p lang="en">One.</p>\n<p lang="fr">Deux.',
		],
		['<section lang="zh-Hant"><div><p>一</p></div></section>', '<p lang="zh-Hant">一</p>'],
		['Um <font lang="ja">茶</font>.', '<span lang="ja">茶</span>'],
		['<span lang="ar" dir="rtl">مرحبا</span>', '<span lang="ar">مرحبا</span>'],
	])('stays: %s', (content, shown) => {
		expect(html(`Abertura.\n\n${content}`)).toContain(shown);
	});

	test.each([
		'Um <i lang="english">coworking</i>.',
		'Um <i lang="en_US">coworking</i>.',
		'Um <i lang="x">coworking</i>.',
		'Um <i lang="en&quot; onclick=x">coworking</i>.',
		'Um <i lang="">coworking</i>.',
		`Um <i lang="en-${'abcdefgh-'.repeat(20)}x">coworking</i>.`,
	])('is left out if it is none: %s', (content) => {
		expect(html(content)).toContain('<p>Um <i>coworking</i>.</p>');
	});

	test('a span without one is only its words', () => {
		expect(html('Um <span class="x" lang="e">texto</span> <span>só</span>.')).toBe(
			'<p>Um texto só.</p>\n',
		);
	});
});

describe('the numbering of a list', () => {
	test.each([
		['<ol type="a"><li>um</li></ol>', '<ol type="a">'],
		['<ol type="I" start="4"><li>um</li></ol>', '<ol start="4" type="I">'],
		['<ol type="i" reversed><li value="9">um</li></ol>', '<ol reversed="" type="i"><li value="9">'],
		['<ol style="list-style-type: upper-alpha"><li>um</li></ol>', '<ol type="A">'],
		['<ol style="margin:0;list-style:lower-roman inside"><li>um</li></ol>', '<ol type="i">'],
		['<ol style="list-style-type:lower-latin"><li>um</li></ol>', '<ol type="a">'],
		['<ol type="1"><li>um</li></ol>', '<ol>'],
		['<ol type="disc"><li>um</li></ol>', '<ol>'],
		['<ul type="a"><li>um</li></ul>', '<ul>'],
	])('stays: %s', (content, shown) => {
		expect(html(content)).toContain(shown);
	});
});
