import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { htmlToArticle } from '../../../scripts/import/html/article-text.ts';
import type { ImportItem } from '../../../scripts/import/import-item.ts';
import { openSource } from '../../../scripts/import/open-source.ts';
import { markLink } from '../../../scripts/import/settle-links.ts';

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'html-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function read(files: Record<string, string>) {
	const path = join(folder, 'blog.zip');
	const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
	await writeFile(path, zipSync(Object.fromEntries(bytes)));
	const source = await openSource(path);
	try {
		const items: ImportItem[] = [];
		for await (const item of source.items()) items.push(item);
		return { items, leftOut: source.listLeftOut?.() };
	} finally {
		await source.close();
	}
}

const post = (text: string) =>
	`---\nlayout: post\ntitle: Mesa nova\nauthor:\n  login: ana\n  display_name: Ana Prado\nwordpress_url: http://antigo.example/?p=28\n---\n${text}`;

test('a post in HTML, as Jekyll’s importers write it, becomes an article in Markdown', async () => {
	const { items } = await read({
		'_config.yml': 'permalink: /:year/:title/',
		'feed.xml': '<feed/>',
		'_posts/2010-04-19-promoção.html': post(
			'<p>Uma <b>mesa</b>.</p>\n<p>[caption caption="Sala"]<img src="{{ site.baseurl }}/img/a.png" alt="Mesa">[/caption]</p>',
		),
	});
	expect(items).toMatchObject([
		{
			source: '_posts/2010-04-19-promoção.html',
			fields: {
				title: 'Mesa nova',
				author: 'Ana Prado',
				date: '2010-04-19',
				content: 'Uma **mesa**.\n\n![Mesa](/img/a.png "Sala")',
				aliases: ['http://antigo.example/?p=28', '/2010/promoção/'],
			},
		},
	]);
});

test('marks of old editors become Markdown, with the spaces that were inside them', async () => {
	const { items } = await read({
		'_posts/2010-04-19-a.html': post(
			'<p>Um <em>passo </em>só, <i>assim</i>, <b>hoje\n</b>e <a href="/b"> ali</a>.</p>',
		),
	});
	expect(items[0]?.fields['content']).toBe('Um *passo* só, *assim*, **hoje** e [ali](/b).');
});

test('empty paragraphs between a list’s items are no items', async () => {
	const { items } = await read({
		'_posts/2010-04-19-a.html': post('<ul><p/>\n<li>um</li>\n<p/><li>dois</li><br></ul>'),
	});
	expect(items[0]?.fields['content']).toBe('- um\n- dois');
});

test('code that Liquid coloured in HTML stays code', async () => {
	const { items } = await read({
		'_posts/2010-04-19-a.html': post('{% highlight html %}\n<b>1</b>\n{% endhighlight %}'),
	});
	expect(items[0]?.fields['content']).toBe('```html\n<b>1</b>\n```');
});

test('a page in HTML without front matter is counted, and its size does not matter', async () => {
	const { items, leftOut } = await read({
		'hugo.toml': '',
		'content/posts/a.html': post('<p>Texto.</p>'),
		'content/posts/b.md': 'Texto.',
		'content/posts/exemplo.html': `<!doctype html>${'x'.repeat(5_000_000)}`,
		'static/fora.html': post('<p>x</p>'),
	});
	expect(items.map(({ source }) => source)).toEqual(['content/posts/a.html', 'content/posts/b.md']);
	expect(leftOut).toEqual(['1 página em HTML']);
});

test('code, notes and links of an article in HTML are what they are in Markdown', async () => {
	const jekyll = post(
		'<p>Um <a href="{{ site.url }}{% post_url 2010-04-19-b %}">b</a>.{% comment %}SEGREDO{% endcomment %}</p>',
	);
	const { items } = await read({
		'_config.yml': '',
		'_posts/2010-04-18-a.html': jekyll,
		'_posts/2010-04-19-b.html': post('<p>Dois.</p>'),
	});
	expect(items[0]?.fields['content']).toBe(`Um [b](${markLink('_posts/2010-04-19-b.html')}).`);
	const code = '{{< highlight html "linenos=table" >}}\n<b>x</b>\n{{< /highlight >}}';
	const hugo = await read({
		'hugo.toml': '',
		'content/posts/b.md': 'x',
		'content/posts/a.html': post(code),
	});
	expect(hugo.items[0]?.fields['content']).toBe('```html\n<b>x</b>\n```');
});

test('what a tag shows within HTML is HTML', async () => {
	const tags = [
		'{% codeblock lang:js %}\nlet a = "<b>";\n{% endcodeblock %}',
		'<p>Veja {% post_link b "O b" %} e {% asset_img a.png "Mesa" %}.</p>',
		'{% youtube abc %}',
		'<p>{% raw %}{{ x }}{% endraw %}</p>',
	];
	const { items } = await read({
		'_config.yml': '',
		'source/_posts/a.html': post(`<p>Zero.</p>\n${tags.join('\n')}`),
		'source/_posts/b.html': post('<p>Dois.</p>'),
	});
	expect(items[0]?.fields['content']).toBe(
		[
			'Zero.',
			'```js\nlet a = "<b>";\n```',
			`Veja [O b](${markLink('source/_posts/b.html')}) e ![Mesa](a.png).`,
			'[https://www.youtube.com/watch?v=abc](https://www.youtube.com/watch?v=abc)',
			'{{ x }}',
		].join('\n\n'),
	);
});

const written = (html: string, keepLines = true) =>
	htmlToArticle(html, { title: '', baseUrl: '', keepLines });

test.each([
	['in a text', 'Segunda\nTerça', 'Segunda  \nTerça'],
	['in a mark', '<strong>Segunda\nTerça</strong>', '**Segunda  \nTerça**'],
	['in a mark in a mark', '<em>De <b>segunda\na sexta</b></em>', '*De **segunda  \na sexta***'],
])('a line that was broken %s stays broken', (_, html, markdown) => {
	expect(written(html)).toBe(markdown);
});

test('where lines mean nothing they are spaces, within marks, too, but not in code', () => {
	expect(written('<p>De <b>segunda\na</b> sexta</p><pre>um\n dois</pre>', false)).toBe(
		'De **segunda a** sexta\n\n<pre>um\n dois</pre>',
	);
});

test('pictures that only count readers go, from any blog’s HTML', () => {
	const shown = (image: string) =>
		htmlToArticle(`<p>a</p>${image}`, { title: '', baseUrl: '', keepLines: false });
	for (const image of [
		'<img src="https://x.example/p" width="1" height="1px">',
		'<img src="https://x.example/p.gif" height="0">',
		'<img src="https://pixel.wp.com/b.gif?host=antigo.example&blog=1">',
		'<img alt="" border="0" src="http://stats.wordpress.com/b.gif?host=antigo.example">',
		'<p><img src="//feeds.feedburner.com/~r/antigo/~4/abc"></p>',
	])
		expect(shown(image)).toBe('a');
	expect(shown('<p><img src="/mesa.png" width="1" height="600"></p>')).toContain('/mesa.png');
	expect(shown('<p><img src="https://stats.wordpress.com.example/b.png"></p>')).toContain('b.png');
});
