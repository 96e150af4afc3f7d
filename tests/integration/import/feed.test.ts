import { beforeEach, expect, test } from 'vitest';
import { oldAddresses, slugRedirects } from '#db/address-schema';
import {
	aBackup,
	aBackupEntry,
	aTakeoutEntry,
	aTakeoutFeed,
} from '../../support/exports/blogger-export.ts';
import { aBlogForWordPress, type BlogForWordPress } from '../../support/wordpress-blog.ts';

let blog: BlogForWordPress;
beforeEach(async () => {
	blog = await aBlogForWordPress();
	return () => blog.close();
});

const outcomes = async (xml: string) =>
	(await blog.importXml(xml)).reports.map(({ outcome }) => outcome);

const address = '/2012/05/titulo.html';
const content =
	'<div>Veja <a href="http://notas.blogspot.com.br/2012/05/outro.html">o outro</a>.</div>';
const backup = aBackup(
	aBackupEntry({ id: 3, title: 'Título', content, address }),
	aBackupEntry({ id: 4, title: 'Outro', address: '/2012/05/outro.html' }),
	aBackupEntry({ id: 5, title: 'Guardado', isDraft: true }),
	aBackupEntry({ id: 6, title: 'Sobre', kind: 'page', address: '/p/sobre.html' }),
);

test('a backup of Blogger comes with its states, dates, links and addresses', async () => {
	expect(await outcomes(backup)).toEqual(['taken', 'taken', 'changed', 'changed']);
	expect(await blog.getPost('titulo')).toMatchObject({
		content: 'Veja [o outro](/post/outro).',
		published: true,
		published_at: '2012-05-04T15:00:00.000Z',
		author: 'Ana Prado',
		guid: 'tag:blogger.com,1999:blog-77.post-3',
	});
	expect(await blog.getPost('guardado')).toMatchObject({ published: false });
	expect(await blog.getPost('sobre')).toMatchObject({ published: false });
	const rows = await blog.db.select().from(oldAddresses);
	expect(rows.map((row) => row.address).sort()).toEqual([
		'/2012/05/outro.html',
		address,
		'/p/sobre.html',
	]);
});

test('importing it again, or Takeout’s feed after it, finds its posts and leaves them as they are', async () => {
	await blog.importXml(backup);
	const before = await blog.listPosts();
	expect(await outcomes(backup)).toEqual(['present', 'present', 'present', 'present']);
	const takeout = aTakeoutFeed(
		aTakeoutEntry({ id: 3, title: 'Título', content, address }),
		aTakeoutEntry({ id: 4, title: 'Outro', content: 'Novo.', address: '/2012/05/outro.html' }),
		aTakeoutEntry({ id: 5, title: 'Guardado' }),
		aTakeoutEntry({
			id: 8,
			title: 'Marcado',
			status: 'SCHEDULED',
			published: '2030-01-01T12:00:00Z',
		}),
	);
	expect(await outcomes(takeout)).toEqual(['present', 'present', 'present', 'taken']);
	expect((await blog.listPosts()).filter(({ slug }) => slug !== 'marcado')).toEqual(before);
	expect(await blog.getPost('marcado')).toMatchObject({
		published: false,
		scheduled_at: '2030-01-01T12:00:00.000Z',
	});
});

const anRss = (
	...items: string[]
) => `<rss version="2.0"><channel><link>https://antigo.example</link>
${items.map((item) => `<item><pubDate>Tue, 03 Jan 2012 12:00:00 +0000</pubDate>${item}</item>`).join('\n')}</channel></rss>`;

test('two articles of one address both come, and the second gets one of its own', async () => {
	const link = '<link>https://antigo.example/mesa</link>';
	const feed = anRss(
		`<guid>a</guid>${link}<title>Um</title><description>&lt;p&gt;Um.&lt;/p&gt;</description>`,
		`<guid>b</guid>${link}<title>Dois</title><description>&lt;p&gt;Dois.&lt;/p&gt;</description>`,
	);
	const { reports } = await blog.importXml(feed);
	expect(reports[1]?.notes).toEqual([
		'autor: Redação',
		'endereço: mesa-2',
		'o endereço antigo /mesa já leva a outro post',
	]);
	expect(await blog.getPost('mesa')).toMatchObject({ title: 'Um', published: true });
	expect(await blog.getPost('mesa-2')).toMatchObject({ title: 'Dois', published: true });
	expect(await outcomes(feed)).toEqual(['present', 'present']);
});

test('a feed that ends in the middle stores nothing', async () => {
	const cut = anRss('<guid>a</guid><title>Um</title><description>Um.</description>').slice(0, -9);
	await expect(blog.importXml(cut)).rejects.toThrow(/linha 2, .*o arquivo acaba no meio/);
	expect(await blog.listPosts()).toEqual([]);
});

test('links between posts that keep their address lead here, whatever host they name', async () => {
	const text = (html: string) => `<description><![CDATA[<p>${html}</p>]]></description>`;
	const feed = anRss(
		`<guid>a</guid><link>https://antigo.example/post/um</link><title>Um</title>${text('<a href="https://www.antigo.example/post/dois?utm_source=x#fim">d</a> <a href="/post/dois">e</a>')}`,
		`<guid>b</guid><link>https://antigo.example/post/dois</link><title>Dois</title>${text('Fim.')}`,
	);
	const { reports } = await blog.importXml(feed);
	expect(reports.map(({ notes, leftBehind }) => [notes, leftBehind])).toEqual([
		[['autor: Redação'], undefined],
		[['autor: Redação'], undefined],
	]);
	expect(await blog.getPost('um')).toMatchObject({
		content: '[d](/post/dois#fim) [e](/post/dois)',
	});
	expect(await blog.db.select().from(slugRedirects)).toEqual([]);
});
