import { expect, test } from 'vitest';
import { openGhost } from '../../../scripts/import/ghost/ghost-source.ts';
import type { ImportItem } from '../../../scripts/import/import-item.ts';
import { aGhostPost, type GhostRow } from '../../support/ghost-post.ts';

function read(posts: GhostRow[], tables: GhostRow = {}, siteUrl?: string): ImportItem[] {
	const file = { db: [{ meta: { version: '6.0.0' }, data: { posts, ...tables } }] };
	return [...(openGhost(file, { siteUrl }).items() as Iterable<ImportItem>)];
}
const readOne = (post: GhostRow, tables?: GhostRow, siteUrl?: string) =>
	read([aGhostPost(post)], tables, siteUrl)[0];
const lexical = (...children: unknown[]) => JSON.stringify({ root: { type: 'root', children } });
const contentOf = (post: GhostRow) => readOne({ html: null, ...post })?.fields['content'];

test('a post comes with its authors and tags in their order, its times, its picture and its address', () => {
	const id = 'a'.repeat(24);
	const item = readOne(
		{ feature_image: '__GHOST_URL__/content/images/a.jpg', custom_excerpt: 'Curto.' },
		{
			users: [
				{ id: 1, name: 'Ana' },
				{ id: 2, name: 'Bia' },
			],
			tags: [
				{ id: 1, name: 'Vendas' },
				{ id: 2, name: 'Metas' },
				{ id: 3, name: '#nota' },
			],
			posts_authors: [
				{ post_id: id, author_id: 1, sort_order: 1 },
				{ post_id: id, author_id: 2, sort_order: 0 },
			],
			posts_tags: [
				{ post_id: id, tag_id: 2, sort_order: 2 },
				{ post_id: id, tag_id: 3, sort_order: 0 },
				{ post_id: id, tag_id: 1, sort_order: 1 },
			],
			posts_meta: [{ post_id: id, feature_image_alt: 'Uma mesa' }],
		},
		'https://antigo.example/',
	);
	expect(item?.fields).toMatchObject({
		author: ['Bia', 'Ana'],
		category: 'Vendas',
		tags: ['Metas'],
		excerpt: 'Curto.',
		date: '2025-01-02T00:00:00.000Z',
		status: 'published',
		slug: 'um-titulo',
		aliases: ['/um-titulo'],
		image: 'https://antigo.example/content/images/a.jpg',
		image_alt: 'Uma mesa',
		content: 'Um texto.',
	});
});

test('who signs a post comes with the line and the links of the profile', () => {
	const id = 'a'.repeat(24);
	const users = [
		{
			id: 1,
			name: 'Ana',
			bio: ' Escreve\nde manhã. ',
			website: 'https://ana.example',
			twitter: '@ana',
		},
		{ id: 2, name: 'Bia', bio: 'Não assina nada.' },
		{ id: 3, name: 'Caio', bio: null, facebook: 'javascript:alert(1)' },
	];
	const authorsOf = (author_id: number) => {
		const data = {
			posts: [aGhostPost({ id })],
			users,
			posts_authors: [{ post_id: id, author_id }],
		};
		return openGhost({ db: [{ data }] }, {}).authors;
	};
	expect(authorsOf(1)).toEqual([
		{
			name: 'Ana',
			line: 'Escreve de manhã.',
			image_url: null,
			links: [
				{ label: 'ana.example', url: 'https://ana.example/' },
				{ label: 'x.com', url: 'https://x.com/ana' },
			],
			addresses: [],
		},
	]);
	expect(authorsOf(3)?.flatMap(({ links }) => links.map(({ url }) => url))).toEqual([
		'https://www.facebook.com/javascript:alert(1)',
	]);
});

test('the report names a post by its title, or by its address', () => {
	const sources = read([
		aGhostPost({ title: 'Mesa &amp; sala' }),
		aGhostPost({ title: '', slug: 'mesa' }),
	]).map(({ source }) => source);
	expect(sources).toEqual(['Mesa & sala', 'mesa']);
});

test('the editor’s document is read where there is no HTML, every card with its words', () => {
	const text = (value: string, format = 0) => ({ type: 'extended-text', text: value, format });
	const content = contentOf({
		lexical: lexical(
			{ type: 'extended-heading', tag: 'h2', children: [text('Parte')] },
			{
				type: 'paragraph',
				children: [
					text('Um '),
					text('forte', 1),
					text(' e '),
					{ type: 'link', url: 'https://a.example/', children: [text('um link')] },
				],
			},
			{
				type: 'list',
				listType: 'number',
				children: [{ type: 'listitem', children: [text('um item')] }],
			},
			{ type: 'image', src: 'https://a.example/x.jpg', alt: 'mesa', caption: 'Uma legenda' },
			{ type: 'callout', calloutEmoji: '💡', calloutText: 'Um aviso' },
			{ type: 'toggle', heading: 'Pergunta', content: '<p>Resposta</p>' },
			{
				type: 'bookmark',
				url: 'https://b.example/',
				metadata: { title: 'Um livro', description: 'Que serve' },
			},
			{ type: 'codeblock', code: 'a < b\n\nc', language: 'js' },
			{ type: 'button', buttonText: 'Comprar', buttonUrl: 'https://c.example/' },
			{ type: 'markdown', markdown: '**negrito**' },
			{ type: 'novidade', title: 'Ainda desconhecida' },
		),
	});
	expect(content).toContain(
		'## Parte\n\nUm **forte** e [um link](https://a.example/)\n\n1. um item',
	);
	expect(content).toContain('![mesa](https://a.example/x.jpg "Uma legenda")');
	expect(content).toContain('```js\na < b\n\nc\n```');
	for (const words of [
		'💡 Um aviso',
		'Pergunta',
		'Resposta',
		'Um livro',
		'Que serve',
		'Comprar',
		'negrito',
		'Ainda desconhecida',
	]) {
		expect(content).toContain(words);
	}
	expect(readOne({ html: null, lexical: lexical({ type: 'novidade' }) })?.notes).toContain(
		'cartão "novidade" sem equivalente',
	);
});

test('a document of Ghost 1 to 4 is read too', () => {
	const mobiledoc = JSON.stringify({
		version: '0.3.1',
		markups: [['strong'], ['a', ['href', 'https://a.example/']]],
		atoms: [['soft-return', '', {}]],
		cards: [
			['image', { src: 'https://a.example/x.jpg', caption: 'Legenda' }],
			['hr', {}],
		],
		sections: [
			[
				1,
				'p',
				[
					[0, [0], 1, 'forte'],
					[1, [], 0, 0],
					[0, [1], 1, 'link'],
				],
			],
			[3, 'ul', [[[0, [], 0, 'um']], [[0, [], 0, 'dois']]]],
			[10, 0],
			[10, 1],
		],
	});
	const content = contentOf({ mobiledoc });
	expect(content).toContain('**forte**  \n[link](https://a.example/)');
	expect(content).toContain('- um\n- dois');
	expect(content).toContain('"Legenda")\n\n---');
});

test('Markdown of the first Ghost stays as it is, and a broken document is a note', () => {
	expect(contentOf({ markdown: '**Oi**' })).toBe('**Oi**');
	expect(readOne({ html: null, lexical: '{' })?.notes).toContain(
		'o documento do editor não pôde ser lido',
	);
});

test('captions that a blog brought to Ghost from WordPress are captions', () => {
	const html =
		'<p>[caption id="a" caption="Sala"]<img src="https://a.example/1.png" alt="x">[/caption]</p>';
	expect(contentOf({ html })).toBe('![x](https://a.example/1.png "Sala")');
});

test('an export whose tables are invalid is rejected with the place', () => {
	expect(() => read([aGhostPost(), { title: 'sem número' }])).toThrow(/posts\[1\] não serve: id/);
	expect(() => openGhost({ db: [{ data: { posts: [], users: 7 } }] }, {})).toThrow(
		/não serve: users/,
	);
});

test('an endlessly nested document ends, and its script does not run', () => {
	const open = '{"type":"paragraph","children":['.repeat(50_000);
	const endless = `{"root":{"children":[${open}${']}'.repeat(50_000)}]}}`;
	expect(typeof contentOf({ lexical: endless })).toBe('string');
	const hostile = contentOf({
		html: '<p onclick="x()">Oi<script>x()</script></p><img src="x" onerror="x()">',
	});
	expect(hostile).not.toMatch(/script|onclick|onerror/);
});

test('what searches showed and the caption of the cover come along, from the table of today and the post of before', () => {
	const id = 'a'.repeat(24);
	const meta = {
		post_id: id,
		meta_title: 'Mesa por hora em São Paulo',
		og_description: 'Sem fidelidade.',
		feature_image_caption: 'Foto: <a href="https://rui.example">Rui Sá</a>',
	};
	expect(readOne({}, { posts_meta: [meta] })?.fields).toMatchObject({
		search_title: 'Mesa por hora em São Paulo',
		search_description: 'Sem fidelidade.',
		image_credit: 'Foto: Rui Sá',
	});
	expect(readOne({ meta_description: 'Do post.' })?.fields).toMatchObject({
		search_title: '',
		search_description: 'Do post.',
	});
});
