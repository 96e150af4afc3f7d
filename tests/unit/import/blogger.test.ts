import { expect, test } from 'vitest';
import {
	aBackup,
	aBackupEntry,
	aTakeoutEntry,
	aTakeoutFeed,
} from '../../support/exports/blogger-export.ts';
import { readSource, readZip } from '../../support/read-source.ts';

const oldBackup = aBackup(
	aBackupEntry({ id: 1, kind: 'template' }),
	aBackupEntry({ id: 2, kind: 'settings' }),
	aBackupEntry({ id: 3, labels: ['Sala', 'mesa'], address: '/2012/05/titulo.html' }),
	aBackupEntry({ id: 4, isDraft: true }),
	aBackupEntry({ id: 5, kind: 'page', address: '/p/sobre.html' }),
	aBackupEntry({ id: 6, kind: 'comment', address: '/2012/05/titulo.html?showComment=1#c6' }),
);

test('a backup of Blogger: posts, drafts and pages; the rest is counted', async () => {
	const { items, leftOut, remarks, ownHosts } = await readSource('blog.xml', oldBackup);
	expect(items).toMatchObject([
		{
			key: 'blogger/blog-77.post-3',
			notes: ['sem categoria principal: ficou Sala, e são tags mesa'],
			fields: {
				title: 'Título 3',
				status: 'published',
				category: 'Sala',
				tags: ['mesa'],
				author: ['Ana Prado'],
				date: '2012-05-04T12:00:00.000-03:00',
				slug: 'titulo',
				aliases: ['/2012/05/titulo.html'],
				guid: 'tag:blogger.com,1999:blog-77.post-3',
			},
		},
		{ fields: { status: 'draft' }, notes: ['rascunho no site antigo: veio como rascunho'] },
		{
			fields: { status: 'draft', slug: 'sobre', aliases: ['/p/sobre.html'] },
			notes: ['página: veio como rascunho'],
		},
	]);
	expect(items[0]).not.toHaveProperty('place');
	expect(leftOut).toEqual(['1 modelo do tema', '1 configuração', '1 comentário']);
	expect(remarks).toEqual([]);
	expect(ownHosts).toEqual(['notas.blogspot.com']);
});

const aSetting = (name: string, content: string) =>
	aBackupEntry({ id: 2, kind: 'settings', content }).replace('post-2', `settings.${name}`);

test('a blog that was closed to search engines comes as drafts', async () => {
	const post = aBackupEntry({ id: 3 });
	const stateWith = async (value: string) => {
		const backup = aBackup(aSetting('BLOG_SEARCHABLE', value), post);
		const { items } = await readSource('blog.xml', backup);
		return [items[0]?.fields['status'], items[0]?.notes];
	};
	expect(await stateWith('false')).toEqual([
		'draft',
		['pedia para não ser encontrado (noindex): veio como rascunho'],
	]);
	expect(await stateWith('true')).toEqual(['published', []]);
});

test('a page is the same in a backup and in Takeout', async () => {
	const page = aBackupEntry({ id: 9, kind: 'page' }).replace('.post-9', '.page-9');
	const [ofBackup] = (await readSource('blog.xml', aBackup(page))).items;
	const takeout = aTakeoutFeed(aTakeoutEntry({ id: 9, type: 'PAGE' }));
	const [ofTakeout] = (await readSource('feed.atom', takeout)).items;
	expect(ofTakeout?.key).toBe('blogger/blog-77.post-9');
	expect(ofBackup?.key).toBe('blogger/blog-77.post-9');
});

test('what a blog showed only to some comes as drafts', async () => {
	const setting = aSetting('BLOG_READ_ACCESS_MODE', 'PRIVATE');
	const post = aBackupEntry({ id: 3 });
	expect((await readSource('blog.xml', aBackup(post, setting))).items).toMatchObject([
		{
			fields: { status: 'draft' },
			notes: ['o blog antigo era restrito: veio como rascunho'],
		},
	]);
	const feed = aTakeoutFeed(aTakeoutEntry({ id: 3 }));
	const settings = 'name,value\nblog_read_access_mode,PRIVATE\n';
	const takeout = { 'Notas/feed.atom': feed, 'Notas/settings.csv': settings };
	expect((await readZip(takeout)).items).toMatchObject([{ fields: { status: 'draft' } }]);
	const unsearchable = 'name,value\nblog_read_access_mode,PUBLIC\nblog_searchable,"false"\n';
	expect((await readZip({ ...takeout, 'Notas/settings.csv': unsearchable })).items).toMatchObject([
		{ notes: ['pedia para não ser encontrado (noindex): veio como rascunho'] },
	]);
	const open = setting.replace('PRIVATE', 'PUBLIC');
	expect((await readSource('blog.xml', aBackup(post, open))).items).toMatchObject([
		{ fields: { status: 'published' } },
	]);
});

const ofTakeout = aTakeoutFeed(
	aTakeoutEntry({ id: 3, address: '/2012/05/titulo.html', labels: ['Sala'] }),
	aTakeoutEntry({ id: 4, status: 'DRAFT', published: '' }),
	aTakeoutEntry({ id: 7, status: 'SCHEDULED', published: '2040-01-02T15:00:00Z' }),
	aTakeoutEntry({ id: 8, status: 'SOFT_TRASHED' }),
	aTakeoutEntry({ id: 9, trashed: '2023-01-01T00:00:00Z' }),
	aTakeoutEntry({ id: 10, status: 'NEWLY_MADE_UP' }),
	aTakeoutEntry({ id: 11, type: 'PAGE', address: '/p/sobre.html' }),
	aTakeoutEntry({ id: 12, type: 'COMMENT' }),
	aTakeoutEntry({
		id: 13,
		more: '<blogger:metaDescription>Para buscas.</blogger:metaDescription>',
	}),
);

test('Takeout’s feed: each state, and keys as in the backup', async () => {
	const { items, leftOut, remarks } = await readSource('feed.atom', ofTakeout);
	expect(
		items.map(({ key, fields, notes }) => [key.replace(/.*-/, ''), fields['status'], notes]),
	).toEqual([
		['3', 'published', []],
		['4', 'draft', ['rascunho no site antigo: veio como rascunho']],
		['7', 'scheduled', []],
		['10', 'draft', ['estado "NEWLY_MADE_UP": veio como rascunho']],
		['11', 'draft', ['página: veio como rascunho']],
		['13', 'published', []],
	]);
	expect(items[0]).toMatchObject({
		key: 'blogger/blog-77.post-3',
		fields: { aliases: ['/2012/05/titulo.html'], slug: 'titulo', category: 'Sala' },
	});
	expect(items[1]?.fields['date']).toBe('2012-05-01T15:00:00Z');
	expect(items[5]?.fields['search_description']).toBe('Para buscas.');
	expect(leftOut).toEqual(['2 posts da lixeira', '1 comentário']);
	expect(remarks).toEqual([
		'O arquivo não diz onde o blog estava, e links entre os posts podem levar ainda para lá. Para que levem aos daqui, exclua o que veio, também da lixeira, e importe de novo com --site=https://…',
	]);
});

test('Takeout’s blog was at the host under which its texts name its posts', async () => {
	const read = async (html: string) => {
		const { ownHosts, remarks } = await readSource(
			'feed.atom',
			aTakeoutFeed(
				aTakeoutEntry({ id: 3, content: html, address: '/2012/05/um.html' }),
				aTakeoutEntry({ id: 4, address: '/2012/05/outro.html' }),
			),
		);
		return [ownHosts, remarks];
	};
	const others =
		'<a href="https://outro.example/a">x</a> <a href="https://outro.example/2012/">x</a>';
	expect(
		await read(`<a href="http://www.notas.example/2012/05/outro.html?m=1#x">o</a>${others}`),
	).toEqual([
		['notas.example'],
		['O arquivo não diz onde o blog estava. Pelos links dos textos, era notas.example.'],
	]);
	expect(await read(others)).toEqual([[], [expect.stringContaining('--site')]]);
});

test.each([
	[
		'a linked larger picture is the picture',
		'<div class="separator" style="clear: both;"><a href="https://1.bp.blogspot.com/-x/s1600/foto.jpg" imageanchor="1"><img src="https://4.bp.blogspot.com/-x/s320/foto.jpg" width="320" height="200" /></a></div>',
		'![](https://1.bp.blogspot.com/-x/s1600/foto.jpg)',
	],
	[
		'also with the size at the end, and by the page of old pictures',
		'<a href="https://blogger.googleusercontent.com/img/a/Av=s4032"><img src="https://blogger.googleusercontent.com/img/a/Av=w640-h480"></a><br><br><a href="http://2.bp.blogspot.com/a/s1600-h/b.jpg"><img src="http://2.bp.blogspot.com/a/s400/b.jpg"></a>',
		'![](https://blogger.googleusercontent.com/img/a/Av=s4032)\n\n![](http://2.bp.blogspot.com/a/s1600/b.jpg)',
	],
	[
		'a link to something else stays',
		'<a href="https://x.example/"><img src="https://1.bp.blogspot.com/-x/s320/foto.jpg"></a>',
		'[![](https://1.bp.blogspot.com/-x/s320/foto.jpg)](https://x.example/)',
	],
	[
		'a table with a caption is a picture with it',
		'<table class="tr-caption-container"><tbody><tr><td><a href="https://1.bp.blogspot.com/-x/s1600/foto.jpg"><img src="https://1.bp.blogspot.com/-x/s320/foto.jpg"></a></td></tr><tr><td class="tr-caption" style="x">A mesa</td></tr></tbody></table>',
		'![](https://1.bp.blogspot.com/-x/s1600/foto.jpg "A mesa")',
	],
	[
		'two breaks part paragraphs, one is a line',
		'<span style="font-size: large;">Um<br />dois<br /><br /><b>três</b>&nbsp;</span><a name="more"></a><br />&nbsp;<br /><div>quatro</div>',
		'Um  \ndois\n\n**três**\n\nquatro',
	],
	['lines without any mark are lines', 'Um\ndois\n\ntrês', 'Um  \ndois\n\ntrês'],
	[
		'an old video is its address',
		'<object class="BLOGGER-youtube-video"><param name="movie" value="x"><embed src="https://www.youtube.com/v/0123456789a"></object>',
		expect.stringContaining('0123456789a'),
	],
])('Blogger’s HTML: %s', async (_, content, text) => {
	const { items } = await readSource('blog.xml', aBackup(aBackupEntry({ id: 1, content })));
	expect(items[0]?.fields['content']).toEqual(text);
});

test('Takeout: the blog with posts is read, whatever other files are there', async () => {
	const album = 'Takeout/Blogger/Albums/Notas/foto.jpg';
	const files = {
		'Takeout/archive_browser.html': '<html></html>',
		'Takeout/Drive/carta.docx': 'x',
		'Takeout/Drive/notas.md': 'Um texto.',
		'Takeout/Blogger/Blogs/Notas/feed.atom': ofTakeout,
		'Takeout/Blogger/Blogs/Notas/theme-layouts.xml': '<html></html>',
		'Takeout/Blogger/Blogs/Vazio/feed.atom': aTakeoutFeed(),
		[album]: 'x',
	};
	expect((await readZip(files)).items).toHaveLength(6);
	const two = { ...files, 'Takeout/Blogger/Blogs/Receitas/feed.atom': ofTakeout };
	await expect(readZip(two)).rejects.toThrow(
		'blog.zip: há 2 blogs aqui (Notas, Receitas). Descompacte e importe a pasta de um de cada vez.',
	);
	const site = { 'a.md': '---\ntitle: Mesa\n---\nx', 'public/feed.atom': '<feed><entry/></feed>' };
	expect((await readZip(site)).items).toMatchObject([{ fields: { title: 'Mesa' } }]);
});
