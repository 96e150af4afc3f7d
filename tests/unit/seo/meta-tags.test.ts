import { expect, test } from 'vitest';
import { bareAuthor } from '#domain/names/author';
import { paginate } from '#domain/post/pagination';
import { fullTitle, headTags } from '#seo/head-tags';
import { metaTags } from '#seo/meta-tags';
import {
	authorMeta,
	homeMeta,
	isIndexable,
	isMeasured,
	notFoundMeta,
	type PageMeta,
	postMeta,
	postsMeta,
	previewMeta,
	siteMapMeta,
	tagMeta,
} from '#seo/page-meta';
import { aPostSummary } from '../../support/a-post-summary.ts';

const contentsOf = (meta: PageMeta, name: string) =>
	metaTags(meta, 'https://blog.test')
		.filter((tag) => (tag.name ?? tag.property) === name)
		.map(({ content }) => content);
const article = postMeta(aPostSummary({ tags: ['preço', 'autônomos'] }), '');

test("Spec §1: every title ends with the blog's name", () => {
	expect(fullTitle('Livros')).toBe('Livros | Vão Livre');
});

test('an article is a card with its own picture, dates, author, section and tags', () => {
	expect(contentsOf(article, 'og:type')).toEqual(['article']);
	expect(contentsOf(article, 'og:url')).toEqual(['https://blog.test/post/um-post']);
	expect(contentsOf(article, 'og:image')).toEqual(['https://blog.test/og/um-post-3.png']);
	expect(contentsOf(article, 'twitter:image')).toEqual(['https://blog.test/og/um-post-3.png']);
	expect(contentsOf(article, 'article:published_time')).toEqual(['2025-11-18T12:00:00.000Z']);
	expect(contentsOf(article, 'article:section')).toEqual(['Finanças']);
	expect(contentsOf(article, 'article:tag')).toEqual(['preço', 'autônomos']);
});

test('S17: the date of change that machines read is that of the text, never before it came out', () => {
	const dated = (at: string) =>
		contentsOf(postMeta(aPostSummary({ text_changed_at: at }), ''), 'article:modified_time');
	expect(dated('2025-11-18T15:00:00.000Z')).toEqual(['2025-11-18T15:00:00.000Z']);
	expect(dated('2025-11-12T15:00:00.000Z')).toEqual(['2025-11-18T12:00:00.000Z']);
});

test('S53: an article’s card is its cover if the blog has it, described as the cover is', () => {
	const image_url = `/images/${'a'.repeat(64)}-1600.webp`;
	const withCover = postMeta(aPostSummary({ image_url, image_alt: 'Uma luminária' }), '');
	expect(contentsOf(withCover, 'og:image')).toEqual(['https://blog.test/og/um-post-3.jpg']);
	expect(contentsOf(withCover, 'og:image:type')).toEqual(['image/jpeg']);
	expect(contentsOf(withCover, 'og:image:alt')).toEqual(['Uma luminária']);
	expect(contentsOf(article, 'og:image:type')).toEqual(['image/png']);
});

test('every other page is a card with the brand’s picture', () => {
	expect(contentsOf(homeMeta([]), 'og:image')).toEqual(['https://blog.test/social.png']);
	expect(contentsOf(homeMeta([]), 'twitter:card')).toEqual(['summary_large_image']);
	expect(contentsOf(homeMeta([]), 'og:locale')).toEqual(['pt_BR']);
});

test('what is not there has no card, which apps would keep for the post that comes', () => {
	const tags = metaTags(notFoundMeta('Não encontrado', '/404'), 'https://blog.test');
	expect(tags.map(({ name }) => name)).toEqual(['description', 'robots']);
});

test('Spec §1: robots index the pages, and neither a not-found page nor a preview', () => {
	expect(contentsOf(article, 'robots')[0]).toMatch(/^index, follow/);
	expect(contentsOf(siteMapMeta(), 'robots')[0]).toMatch(/^index, follow/);
	for (const meta of [previewMeta(), notFoundMeta('Não encontrado', '/404')]) {
		expect(contentsOf(meta, 'robots')).toEqual(['noindex']);
		expect(isIndexable(meta)).toBe(false);
	}
});

test('S55: robots index a tag’s and an author’s page from the second post on', () => {
	const metas = (count: number) => {
		const list = paginate(
			Array.from({ length: count }, () => aPostSummary()),
			1,
			24,
		);
		return [
			tagMeta({ name: 'foco', slug: 'foco' }, list),
			authorMeta(bareAuthor('Helena Prado'), list),
		];
	};
	expect(metas(1).map(isIndexable)).toEqual([false, false]);
	expect(metas(2).map(isIndexable)).toEqual([true, true]);
});

test('S10: a preview is not measured', () => {
	expect(isMeasured(previewMeta())).toBe(false);
	expect(isMeasured(article)).toBe(true);
});

test('a further page of a list has a title, a description and an address of its own', () => {
	const [first, second] = [1, 2].map((page) => postsMeta({ posts: [], total: 200, page }));
	expect(second?.title).toBe('Todos os Posts (página 2)');
	expect(second?.path).toBe('/posts/2');
	expect(second?.description).not.toBe(first?.description);
});

test('a search title replaces the title in head and structured data, but not on the page', () => {
	const post = aPostSummary({
		title: 'Título',
		search_title: 'Título na busca',
		search_description: 'Descrição na busca',
	});
	const html = headTags(postMeta(post, 'Um texto.'), 'https://blog.test');
	expect(html).toContain('<title>Título na busca | ');
	expect(html).toContain('property="og:title" content="Título na busca"');
	expect(html).toContain('name="description" content="Descrição na busca"');
	expect(html).toContain('"headline":"Título na busca"');
});

test('robots index home from the first post on', () => {
	expect(isIndexable(homeMeta([]))).toBe(false);
	expect(isIndexable(homeMeta([aPostSummary()]))).toBe(true);
});
