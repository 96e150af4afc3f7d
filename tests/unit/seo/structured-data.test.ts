import { describe, expect, test } from 'vitest';
import { paginate } from '#domain/post/pagination';
import {
	authorMeta,
	authorsMeta,
	booksMeta,
	categoryMeta,
	homeMeta,
	notFoundMeta,
	type PageMeta,
	postMeta,
	postsMeta,
	previewMeta,
	siteMapMeta,
	tagMeta,
} from '#seo/page-meta';
import { structuredData } from '#seo/structured-data';
import { aCategory, aPostSummary } from '../../support/a-post-summary.ts';

type Node = Record<string, unknown> & { '@type': string | string[]; '@id': string };

const siteUrl = 'https://blog.test';
const graphOf = (meta: PageMeta) =>
	(structuredData(meta, siteUrl) as { '@graph': Node[] })['@graph'];
const ofType = (meta: PageMeta, type: string) =>
	graphOf(meta).filter((node) => [node['@type']].flat().includes(type));

const book = aPostSummary({
	slug: 'foco',
	title: 'Resumo do livro Foco, de Daniel Goleman',
	category: aCategory({ name: 'Livros', slug: 'livros' }),
});
const posts = Array.from({ length: 130 }, (_, index) =>
	aPostSummary({ slug: `post-${index}`, title: `Post ${index}` }),
);
const page = { posts, total: 240, page: 2 };
const author = {
	name: 'Helena Prado',
	slug: 'helena-prado',
	line: 'Contadora de gente pequena.',
	image_url: '/covers/mesa.svg',
	links: [{ label: 'Site', url: 'https://helena.example' }],
};
const pages: Record<string, PageMeta> = {
	home: homeMeta(posts),
	article: postMeta(aPostSummary(), 'Um texto de cinco palavras'),
	book: postMeta(book, 'O livro vale a leitura.\nNota: 4,5/5'),
	posts: postsMeta(page),
	books: booksMeta(page),
	category: categoryMeta(aCategory(), page),
	sitemap: siteMapMeta(),
	tag: tagMeta({ name: 'foco', slug: 'foco' }, paginate(posts, 2, 24)),
	authors: authorsMeta(),
	author: authorMeta(author, paginate(posts, 1, 24)),
};

/** Google's documentation, required and recommended: developers.google.com/search/docs/appearance/structured-data */
const asked: Record<string, string[]> = {
	WebSite: ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input'],
	LocalBusiness: [
		'name',
		'address.streetAddress',
		'address.addressLocality',
		'address.addressRegion',
		'address.postalCode',
		'address.addressCountry',
		'telephone',
		'openingHoursSpecification.opens',
		'url',
	],
	Organization: ['name', 'url', 'logo', 'sameAs'],
	BlogPosting: ['headline', 'image.0.url', 'datePublished', 'dateModified', 'author.name'],
	BreadcrumbList: ['itemListElement'],
	ItemList: ['itemListElement'],
	ProfilePage: ['mainEntity.@id'],
	Person: ['name', 'url', 'description', 'image', 'sameAs.0'],
	Book: ['name', 'author.0.name'],
	Review: [
		'author.name',
		'itemReviewed.name',
		'reviewRating.ratingValue',
		'reviewRating.bestRating',
	],
};
const expected: Record<string, string[]> = {
	home: ['CollectionPage', 'BreadcrumbList', 'ItemList'],
	article: ['WebPage', 'BreadcrumbList', 'BlogPosting'],
	book: ['WebPage', 'BreadcrumbList', 'BlogPosting', 'Book', 'Review'],
	posts: ['CollectionPage', 'BreadcrumbList', 'ItemList'],
	books: ['CollectionPage', 'BreadcrumbList', 'ItemList'],
	category: ['CollectionPage', 'BreadcrumbList', 'ItemList'],
	sitemap: ['WebPage', 'BreadcrumbList'],
	tag: ['CollectionPage', 'BreadcrumbList', 'ItemList'],
	authors: ['WebPage', 'BreadcrumbList'],
	author: ['ProfilePage', 'BreadcrumbList', 'ItemList', 'Person'],
};

const read = (node: unknown, path: string) =>
	path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], node);

describe.each(Object.entries(pages))('the graph of %s', (name, meta) => {
	test('has the brand, the blog and the page’s own types, once each', () => {
		const types = graphOf(meta).flatMap((node) => node['@type']);
		expect(types.toSorted()).toEqual(
			['Organization', 'LocalBusiness', 'WebSite', ...(expected[name] ?? [])].toSorted(),
		);
	});

	test("has every field that Google's documentation asks for the type", () => {
		for (const node of graphOf(meta))
			for (const type of [node['@type']].flat())
				for (const path of asked[type] ?? [])
					expect(read(node, path), `${type}.${path}`).toSatisfy(
						(value) => value !== undefined && value !== '',
					);
	});

	test('refers only to nodes that it contains, and to absolute addresses', () => {
		const ids = new Set(graphOf(meta).map((node) => node['@id']));
		JSON.stringify(graphOf(meta), (key, value) => {
			if (key === '@id') expect(ids).toContain(value);
			if (key === 'url' || key === 'item') expect(value).toMatch(/^https:\/\//);
			return value;
		});
	});
});

test('Spec §9: the structured-data list has at most 100 posts, numbered from 1, and tells the whole count', () => {
	const [list] = ofType(pages['posts'] as PageMeta, 'ItemList');
	const items = list?.['itemListElement'] as { position: number; url: string }[];
	expect(items.map(({ position }) => position)).toEqual(
		Array.from({ length: 100 }, (_, i) => i + 1),
	);
	expect(items[0]?.url).toBe('https://blog.test/post/post-0');
	expect(list?.['numberOfItems']).toBe(240);
});

test('Spec §1, S9: the breadcrumb list says what the page shows', () => {
	const meta = pages['article'] as PageMeta;
	const [list] = ofType(meta, 'BreadcrumbList');
	expect(list?.['itemListElement']).toEqual([
		{ '@type': 'ListItem', position: 1, name: 'Início', item: 'https://blog.test/' },
		{
			'@type': 'ListItem',
			position: 2,
			name: 'Finanças',
			item: 'https://blog.test/categories/financas',
		},
		{ '@type': 'ListItem', position: 3, name: 'Um post', item: 'https://blog.test/post/um-post' },
	]);
	expect(meta.crumbs).toHaveLength(3);
});

test('a post without category leads back to all posts', () => {
	const { crumbs } = postMeta(aPostSummary({ category: null }), '');
	expect(crumbs.map(({ path }) => path)).toEqual(['/', '/posts', '/post/um-post']);
});

test('a book whose text contains no rating is not a review: a rating is never invented', () => {
	const meta = postMeta(book, 'O livro vale a leitura.');
	expect(ofType(meta, 'Book')).toHaveLength(1);
	expect(ofType(meta, 'Review')).toHaveLength(0);
});

test('the brand’s byline refers to the brand, a person’s to the person', () => {
	const authorOf = (author: string) =>
		ofType(postMeta(aPostSummary({ author }), ''), 'BlogPosting')[0]?.['author'];
	expect(authorOf('Helena Prado')).toEqual({
		'@type': 'Person',
		name: 'Helena Prado',
		url: 'https://blog.test/autores/helena-prado',
	});
	expect(authorOf('Redação')).toMatchObject({ '@type': 'Organization', name: 'Vão Livre' });
});

test("an article's own picture is listed with its social one", () => {
	const post = aPostSummary({
		image_url: '/covers/ponte.svg',
		image_width: 640,
		image_height: 360,
	});
	const [article] = ofType(postMeta(post, ''), 'BlogPosting');
	expect(article?.['image']).toMatchObject([
		{ url: 'https://blog.test/og/um-post-3.png', width: 1200, height: 630 },
		{ url: 'https://blog.test/covers/ponte.svg', width: 640, height: 360 },
	]);
});

test('pictures that a model made say so, a cover in its crop too, and a cover says whose it is', () => {
	const cover = `/images/${'a'.repeat(64)}-1600.webp`;
	const inText = `/images/${'b'.repeat(64)}-960.webp`;
	const digitalSourceType =
		'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';
	const post = aPostSummary({ image_url: cover, image_credit: 'Foto: Ana', cover_generated: true });
	const [article] = ofType(postMeta(post, '', [inText]), 'BlogPosting');
	expect(article?.['image']).toMatchObject([
		{ digitalSourceType },
		{ url: `https://blog.test${cover}`, creditText: 'Foto: Ana', digitalSourceType },
	]);
	expect(article?.['associatedMedia']).toEqual([
		{ '@type': 'ImageObject', url: `https://blog.test${inText}`, digitalSourceType },
	]);
	const other = ofType(postMeta(aPostSummary({ image_url: cover }), ''), 'BlogPosting');
	expect(JSON.stringify(other)).not.toMatch(/digitalSourceType|creditText|associatedMedia/);
});

test('a post without a publication date has the day it was created', () => {
	const [article] = ofType(postMeta(aPostSummary({ published_at: null }), ''), 'BlogPosting');
	expect(article?.['datePublished']).toBe('2025-11-10T12:00:00.000Z');
});

test('Spec §1: home has breadcrumbs of one entry, a not-found page of two', () => {
	const home = { '@type': 'ListItem', position: 1, name: 'Início', item: 'https://blog.test/' };
	const entriesOf = (meta: PageMeta) => ofType(meta, 'BreadcrumbList')[0]?.['itemListElement'];
	expect(entriesOf(pages['home'] as PageMeta)).toEqual([home]);
	for (const title of ['Post não encontrado', '404', 'Nenhum post nesta categoria']) {
		expect(entriesOf(notFoundMeta(title, '/404'))).toEqual([
			home,
			expect.objectContaining({ position: 2, name: 'Página não encontrada' }),
		]);
	}
});

test('a page that is not indexed describes the brand, the blog and at most its breadcrumbs', () => {
	const brand = ['Organization', 'LocalBusiness', 'WebSite'];
	const typesOf = (meta: PageMeta) => graphOf(meta).flatMap((node) => node['@type']);
	expect(typesOf(previewMeta())).toEqual(brand);
	expect(typesOf(notFoundMeta('Post não encontrado', '/404'))).toEqual([
		...brand,
		'BreadcrumbList',
	]);
});

test('a text without prose, such as a table alone, describes itself by nothing', () => {
	const meta = postMeta(aPostSummary({ excerpt: '' }), 'Plano Preço');
	expect(meta.description).not.toBe('');
	expect(ofType(meta, 'BlogPosting')[0]).not.toHaveProperty('description');
});
