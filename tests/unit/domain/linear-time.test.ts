import Turndown from 'turndown';
import { expect, test } from 'vitest';
import { parseMarkdown } from '#article/markdown';
import { makeMarkdownWriter } from '#article/markdown-writer';
import { renderArticle } from '#article/render-article';
import { findShownPictures } from '#domain/pictures/shown-pictures';
import { findAddressSpots } from '#domain/text/address-spots';
import { maskCode } from '#domain/text/mask-code';
import { countSourceWords } from '#domain/text/read-time';
import { ownText, reviewedBook } from '#seo/reviewed-book';
import { firstImageWithoutAlt } from '../../../admin/src/checks/check-text.ts';
import { findHiddenMails, findPrivateLinks } from '../../../admin/src/checks/private-links.ts';
import { endOfLine, lineEnd, settleLineEnds } from '../../../admin/src/editor/paste/pasted-html.ts';
import { leastCpuMs, listSlow } from '../../support/growth.ts';

const parse = (text: string) => parseMarkdown(`a${text}`);
const settle = (text: string) => settleLineEnds(`a${lineEnd}${text}b`).replace(endOfLine, '');
const rate = (text: string) => reviewedBook('', ownText(`a${text}`));
const signs = ['(', '[', '<', '`', '|', '![', '](', '](<', '<!--', '<pre>', '<pre ', '<code>'];
const unclosed = ['<img src="', "<a href='", '\n[a]:<', '![a](<', '` ', '``\n', '\n~~~'];
const declarations = ['<!--', '<?', '<!a ', '<![CDATA['];

test.each([
	['mask-code', maskCode, [...signs, ...unclosed]],
	['count-source-words', countSourceWords, [...signs, ...unclosed, ' ', '[^', '&a']],
	['address-spots', findAddressSpots, [...signs, ...unclosed]],
	['shown-pictures', findShownPictures, [...signs, ...unclosed, '![[a]', '\n[a]: /x\n![[']],
	['check-text', firstImageWithoutAlt, ['<img', '<img ', '![', '[']],
	[
		'private-links',
		findPrivateLinks,
		[...signs, ...unclosed, 'www.', 'http://a.', '.', 'http://[:'],
	],
	[
		'private-links, mails',
		findHiddenMails,
		[...signs, ...unclosed, 'mailto:', 'mailto:a@', '](mailto:'],
	],
	['settle-line-ends', settle, [' ', '\n', ' \n', `${lineEnd}    `]],
	['reviewed-book', rate, [...signs, '★ ', '\n', 'nota ', 'nota\n', 'nossa nota: 4/5,', ' ']],
	['markdown', parse, ['`', ...declarations]],
] as const)(
	'B12: %s reads signs without an end in linear time',
	(_, work, pieces) => {
		expect(listSlow(work, pieces)).toEqual([]);
	},
	120_000,
);

test.each(['<div></x>', '<b></x>', '<span></x><p>', '<tr></x><tbody>', '<div><form>', '<iframe>'])(
	'B12: tags %s that nothing ends take linear time',
	(piece) => {
		const render = (text: string) => renderArticle(`<p>${text}`, { title: '' });
		expect(listSlow(render, [piece], 100_000)).toEqual([]);
	},
	120_000,
);

test('B12: heads of tables without a table cost little more than other lines', () => {
	const [heads, lines] = ['a|a|\n|-|\n|`', 'abcd\nabc\na`'].map((piece) =>
		leastCpuMs(() => parse(piece.repeat(20_000))),
	);
	expect(heads).toBeLessThan(12 * (lines ?? 0));
});

test('B12: of a pasted text’s lines, lists are recognised in the time that the library takes', () => {
	const html = `<pre>a${'\n'.repeat(12_000)}b</pre>`;
	const write = makeMarkdownWriter();
	const [whole, library] = [() => write(html), () => new Turndown().turndown(html)].map(leastCpuMs);
	expect(whole).toBeLessThan(1.8 * (library ?? 0));
});
