import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { oldAddresses } from '#db/address-schema';
import { readPublicBlog } from '#db/publishing/read-snapshot';
import { categories, publications } from '#db/schema';
import { listLost } from '#domain/text/lost-words';
import { readWordPressExport } from '../../../scripts/import/wordpress/read-export.ts';
import { anEntry, anExport, site } from '../../support/exports/wordpress-export.ts';
import { listVisibleWords } from '../../support/judges/visible-words.ts';
import { aBlogForWordPress, type BlogForWordPress } from '../../support/wordpress-blog.ts';

const corpus = join(
	process.env['CORPUS_DIR'] ?? '../shared/corpus',
	'wordpress-theme-unit-test.xml',
);

let blog: BlogForWordPress;
beforeEach(async () => {
	blog = await aBlogForWordPress();
	return () => blog.close();
});

test('a post comes with its author, date, category, tags, excerpt, picture and old addresses', async () => {
	const terms = `<category domain="category" nicename="uncategorized">${'<![CDATA[Uncategorized]]>'}</category>
		<category domain="category" nicename="financas"><![CDATA[Finanças &amp; preço]]></category>
		<category domain="category" nicename="vendas"><![CDATA[Vendas]]></category>
		<category domain="post_tag" nicename="meta"><![CDATA[meta]]></category>
		<category domain="post_format" nicename="post-format-aside"><![CDATA[Aside]]></category>
		<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[90]]></wp:meta_value></wp:postmeta>
		<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>antes</wp:meta_value></wp:postmeta>`;
	const picture = `<wp:attachment_url>http://antigo.example/wp-content/uploads/a.jpg</wp:attachment_url>
		<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>Uma mesa</wp:meta_value></wp:postmeta>`;
	const { reports } = await blog.importXml(
		anExport(
			anEntry({
				id: 7,
				title: 'Caf&eacute; <em>forte</em>',
				slug: 'cafe',
				excerpt: '<p>Curto.</p>',
				more: terms,
			}),
			anEntry({ id: 90, type: 'attachment', status: 'inherit', more: picture }),
		),
	);
	expect(reports).toMatchObject([
		{
			notes: [
				'sem categoria principal: ficou Finanças & preço, e são tags Vendas',
				'1 endereço continua no blog antigo: https://antigo.example/wp-content/uploads/a.jpg',
			],
		},
	]);
	expect(await blog.getPost('cafe')).toMatchObject({
		title: 'Café forte',
		author: 'Ana Souza',
		excerpt: 'Curto.',
		tags: ['Vendas', 'meta'],
		image_url: 'https://antigo.example/wp-content/uploads/a.jpg',
		image_alt: 'Uma mesa',
		published: true,
		created_at: '2012-01-03T12:00:00.000Z',
		published_at: '2012-01-03T12:00:00.000Z',
	});
	expect(await blog.db.select().from(categories)).toMatchObject([{ name: 'Finanças & preço' }]);
	const addresses = await blog.db.select().from(oldAddresses).orderBy(asc(oldAddresses.address));
	expect(addresses.map(({ address }) => address)).toEqual(
		['/2012/01/03/antes', '/2012/01/03/cafe', '/?p=7'].sort(),
	);
});

test.each([
	['protected', { password: 'enter' }, 'protegido por senha: veio como rascunho'],
	['private', { status: 'private' }, 'privado: veio como rascunho'],
	['waiting for review', { status: 'pending' }, 'esperava revisão: veio como rascunho'],
	['a page', { type: 'page' }, 'página: veio como rascunho'],
	[
		'scheduled for a time that has passed',
		{ status: 'future' },
		'a hora agendada já passou: veio como rascunho',
	],
])('what is %s comes as a draft, and the report says so', async (_, given, note) => {
	const { reports } = await blog.importXml(anExport(anEntry({ slug: 'guardado', ...given })));
	expect(reports[0]?.notes).toContain(note);
	expect(await blog.getPost('guardado')).toMatchObject({ published: false, scheduled_at: null });
});

test('a scheduled post stays scheduled; what is in the bin, menus and comments are counted and left out', async () => {
	const comment =
		'<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>Oi</wp:comment_content></wp:comment>';
	const { leftOut, reports } = await blog.importXml(
		anExport(
			anEntry({ slug: 'futuro', status: 'future', date: '2030-01-01 12:00:00', more: comment }),
			anEntry({ status: 'trash' }),
			anEntry({ type: 'nav_menu_item' }),
		),
	);
	expect(await blog.getPost('futuro')).toMatchObject({ scheduled_at: '2030-01-01T12:00:00.000Z' });
	expect(reports).toMatchObject([{ notes: ['1 comentário ficou de fora'] }]);
	expect(leftOut).toEqual(['1 item de menu', '1 comentário', '1 post da lixeira']);
});

test('a post without a title, without a text or without an address still gets its place', async () => {
	await blog.importXml(
		anExport(
			anEntry({ id: 1, title: '', slug: 'sem-titulo-algum' }),
			anEntry({ id: 2, title: 'Sem texto', content: '' }),
			anEntry({
				id: 3,
				title: 'Rascunho novo',
				slug: '',
				status: 'draft',
				link: `${site}/?p=3`,
				date: '0000-00-00 00:00:00',
			}),
		),
	);
	expect(await blog.getPost('sem-titulo-algum')).toMatchObject({
		title: 'Sem título',
		published: true,
	});
	expect(await blog.getPost('post-2')).toMatchObject({ content: '', published: true });
	expect(await blog.getPost('rascunho-novo')).toMatchObject({ published: false });
});

test('importing again changes nothing, and a longer export brings only what is new', async () => {
	const first = anEntry({ id: 1 });
	await blog.importXml(anExport(first));
	const before = [await blog.listPosts(), await blog.db.select().from(publications)];
	expect((await blog.importXml(anExport(first))).reports).toMatchObject([{ outcome: 'present' }]);
	expect([await blog.listPosts(), await blog.db.select().from(publications)]).toEqual(before);
	const longer = await blog.importXml(anExport(first, anEntry({ id: 2 })));
	expect(longer.reports.map(({ outcome }) => outcome)).toEqual(['present', 'taken']);
});

test('two posts with the same number are both imported, and the first gets the address', async () => {
	const link = `${site}/mesmo/`;
	const { reports } = await blog.importXml(
		anExport(
			anEntry({ id: 5, title: 'Um', slug: 'um', link }),
			anEntry({ id: 5, title: 'Dois', slug: 'dois', link }),
		),
	);
	expect(reports[1]?.notes).toContain('o endereço antigo /mesmo já leva a outro post');
	expect(await blog.listPosts()).toHaveLength(2);
	expect(
		await blog.importXml(anExport(anEntry({ id: 5, title: 'Um', slug: 'um', link }))),
	).toMatchObject({
		reports: [{ outcome: 'present' }],
	});
});

test.skipIf(!existsSync(corpus))(
	'the theme unit test: every published post has its address, pictures and words',
	async () => {
		const sources = new Map<string, string>();
		for await (const part of readWordPressExport(createReadStream(corpus))) {
			if (part.kind !== 'item') continue;
			const { post_id = '', content = '', post_type, status, post_password } = part.item.texts;
			if (post_type === 'post' && status === 'publish' && !post_password)
				sources.set(post_id, content);
		}
		const { reports } = await blog.importFile(corpus);
		expect(reports.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
		const published = await readPublicBlog(blog.db, 'created_at', async (read) => read);
		expect(published.posts).toHaveLength(sources.size);
		const leads = new Map(published.old_addresses.map(({ from, to }) => [from, to]));
		for (const [id, content] of sources) {
			const post = await blog.getPost(leads.get(`/?p=${id}`) ?? `?p=${id}`);
			const shortcodes = /\[\/?(?:caption|gallery|audio|video|embed|wpvideo)\b[^\]]*\]/g;
			const buttons = /<a [^>]*wp-block-file__button[^>]*>[^<]*<\/a>/g;
			const before = listVisibleWords(content.replace(shortcodes, ' ').replace(buttons, ' '));
			const { html } = renderArticle(post.content, { title: post.title });
			expect(listLost(before, listVisibleWords(html)), post.title).toEqual([]);
			const count = (text: string) => text.match(/<img\b/g)?.length ?? 0;
			expect(count(html), post.title).toBeGreaterThanOrEqual(count(content));
		}
		const again = await blog.importFile(corpus);
		expect(again.reports.every(({ outcome }) => outcome === 'present')).toBe(true);
	},
	120_000,
);
