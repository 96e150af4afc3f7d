import { expect, test } from 'vitest';
import { createElement } from '#article/tree';
import { toItem as fromFeed } from '../../../scripts/import/feed/to-item.ts';
import { openGhost } from '../../../scripts/import/ghost/ghost-source.ts';
import type { ImportItem } from '../../../scripts/import/import-item.ts';
import { inTime, longestText } from '../../../scripts/import/in-time.ts';
import { readArticle } from '../../../scripts/import/markdown/read-article.ts';
import { readSite } from '../../../scripts/import/markdown/read-site.ts';
import { toPost } from '../../../scripts/import/to-post.ts';
import { indexSite } from '../../../scripts/import/wordpress/site-index.ts';
import { toItem } from '../../../scripts/import/wordpress/to-item.ts';
import { aGhostPost } from '../../support/ghost-post.ts';
import { listSlow } from '../../support/growth.ts';

const header = '---\ntitle: Um título\n---\n';
/** A text of a tool's site. */
const ofSite = (names: string[], start = header) => {
	const [site, name = ''] = [readSite(names), names.at(-1)];
	return (text: string) => readArticle(Buffer.from(start + text), name, site);
};
async function* anExport() {
	yield Buffer.from('<rss><channel><link>https://velho.example</link></channel></rss>');
}
const index = await indexSite(anExport());
const item = { line: 1, terms: [], meta: new Map<string, string[]>(), comments: 0 };
const texts = { post_id: '1', title: 'Um título', post_type: 'post', status: 'publish' };

const feed = { url: '', home: '', authors: [], whyClosed: undefined, hasSummaries: true };

const sources = {
	notes: ofSite(['x.md']),
	bare: ofSite(['x.md'], ''),
	header: ofSite(['x.md'], '---\n'),
	jekyll: ofSite(['_config.yml', '_posts/2015-01-01-x.md']),
	vault: ofSite(['.obsidian/app.json', 'x.md']),
	notion: ofSite([`x ${'0'.repeat(32)}.md`], '# a\n\n'),
	hexo: ofSite(['_config.yml', 'source/_posts/x.md']),
	hugo: ofSite(['hugo.toml', 'content/posts/x.md']),
	mdx: ofSite(['docusaurus.config.js', 'blog/x.mdx']),
	html: ofSite(['_config.yml', '_posts/2015-01-01-x.html']),
	wordpress: (content: string) => toItem({ ...item, texts: { ...texts, content } }, index),
	ghost: (html: string) => {
		const { items } = openGhost({ db: [{ data: { posts: [aGhostPost({ html })] } }] }, {});
		return [...(items() as Iterable<ImportItem>)];
	},
	feed: (html: string) => {
		const enclosure = createElement('enclosure', { url: 'https://velho.example/a' });
		const entry = createElement('item', {}, [createElement('description', {}, [html]), enclosure]);
		return fromFeed({ line: 1, element: entry }, feed);
	},
	post: (content: string) =>
		toPost({ key: 'x', source: 'x', fields: { content } }, { now: '2026-01-01', publish: true }),
} satisfies Record<string, (text: string) => unknown>;

/** Signs of the tools' own, repeated: without an end, one within another, or beginning as a header does. */
const worst: readonly (readonly [source: keyof typeof sources, pieces: readonly string[]])[] = [
	['bare', ['"Termo": o que quer dizer\n', '"a": [\n', 'a: b\n', 'Um: dois\n- três\n', '`']],
	['header', ['a: b\n', 'chave: [', '- a\n', '"a": b\n', '&a [*a, ', 'a:\n  ']],
	['notes', ['{{< comment >}}', '{{< highlight a >}}', '{{/* ', '[[a', '%%a', '<details>']],
	['notes', ['```\na\n\n', '<!-- ', '![a](', '[^1]: a\n', '|a', '==a ', '> - ', '[a][']],
	['jekyll', ['{% if x %}', '{% if true %}', '{% for a in b %}', '{% comment %}', '{%a', '{:']],
	[
		'jekyll',
		[
			'{% a "',
			'{{ page.title',
			'{{ "a" | url ',
			'{{ x }}',
			'{::comment}',
			'{% raw %}',
			'{% figure caption:"a',
		],
	],
	[
		'vault',
		['a:: b\n', '[a:: ', '(a:: [[', '     ', '<% tp.a ', '{{date:', '- tags:: [[a', '#[[', 'a '],
	],
	['notion', ['a: b\n', 'Tags: a\n', 'a (https:']],
	['hexo', ['{% quote', '{# ', '{% figure caption:"a" %}', '{% codeblock %}']],
	['hugo', ['{{< a ', '{{< a "b', '{{% a %}}', '{{< ref "a']],
	['mdx', ['import a\n', '<A b={{', 'export const a = {', '<A b="c" ', '{/* ', '<a b={']],
	['html', ['[caption', '<code>', '<details><summary>a', '<table><tr><td>a']],
	['wordpress', ['[gallery ids="1', '<!-- wp:a {"blockVisibility":{', '[vc_row', '[a_b ']],
	['wordpress', ['[caption]', '[code]', '<!-- wp:a -->', '[et_pb_a b="', '<b>a ']],
	['ghost', ['<!--kg-gated-block:begin ', '<pre>a b ', '<figure>', '<a href="a">']],
	[
		'feed',
		['<br> ', '… <a', '<a href="/s1-a-/', '<table class="tr-caption-container">', '<object>'],
	],
	['post', ['# a {', '<h1>', '[a](/@artigo/', '<a href="/@artigo/a">', '[^a] ']],
];

test.each(worst)(
	'B12: a text of %s, however it is repeated, is read in linear time',
	(source, pieces) => {
		expect(listSlow(sources[source], pieces)).toEqual([]);
	},
	300_000,
);

test('B12: no text is longer than what is said', () => {
	const all = worst.flatMap(([source, pieces]) => pieces.map((piece) => [source, piece] as const));
	expect(all.length).toBeGreaterThanOrEqual(40);
	for (const [source, piece] of all) {
		if (!['wordpress', 'ghost', 'feed', 'post'].includes(source))
			expect(sources[source](piece.repeat(4_000_000 / piece.length))).toMatchObject({
				fields: { unreadable: 'o texto passa de 2 MB' },
			});
		else if (source === 'ghost')
			expect(sources.ghost(piece.repeat(4_000_000 / piece.length))).toMatchObject([
				{ fields: { unreadable: 'o texto passa de 2 MB' } },
			]);
	}
	expect(() => inTime(longestText + 1, () => '')).toThrow('o texto passa de 2 MB');
});

test('B12: what does not end is refused with a sentence, and what ends is not', () => {
	const slow = () => /^(?:a+)+$/.test(`${'a'.repeat(60)}b`);
	expect(() => inTime(50_000, slow, 0.2)).toThrow('a leitura não acaba em 0.2 segundos');
	expect(inTime(50_000, () => 'lido', 0.2)).toBe('lido');
	const refuse = () => inTime(50_000, () => JSON.parse('x'), 0.2);
	expect(refuse).toThrow(SyntaxError);
});
