import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderArticle } from '#article/render-article';
import { fixedRedirects } from '#config/fixed-redirects';
import { defaultReadTime, limits } from '#config/limits';
import { stockCovers } from '#config/stock-covers';
import { categoryName } from '#contract/plain-fields';
import { postFields } from '#contract/post-fields';
import { type CategoryIcon, categoryIcon } from '#domain/names/category';
import { isBook } from '#domain/post/book';
import { isPlainText } from '#domain/text/plain-text';
import { countWords } from '#domain/text/read-time';
import type { ImportItem } from '../../scripts/import/import-item.ts';
import { readItems } from '../../scripts/import/read-items.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const frontMatter = z.strictObject({
	title: postFields.title,
	content: postFields.content,
	excerpt: postFields.excerpt,
	author: postFields.author,
	slug: postFields.slug,
	tags: postFields.tags.refine((tags) => tags.length > 0),
	category: categoryName,
	image: postFields.image_url.refine((url) => url?.startsWith('/covers/')).optional(),
	image_alt: postFields.image_alt.optional(),
	read_time: z
		.string()
		.regex(/^\d+ min$/)
		.optional(),
	status: z.enum(['published', 'draft', 'scheduled']),
	/** What its header hides. */
	draft: z.literal(true).optional(),
	days_ago: z.int().positive(),
	hour: clock,
	scheduled_in_days: z.int().positive().optional(),
	scheduled_time: clock.optional(),
});

const items = readItems(`${root}scripts/demo`);
const posts = items.map(({ source, fields }: ImportItem) => {
	const { data, error } = frontMatter.safeParse(fields);
	if (!data) throw new Error(`${source}: ${z.prettifyError(error)}`);
	const article = renderArticle(data.content, { title: data.title });
	return { ...data, source, article, isBook: isBook(data), words: countWords(article.plain_text) };
});
const published = posts.filter(({ status }) => status === 'published');
const bySlug = new Map(posts.map((post) => [post.slug, post]));
const named = posts.map((post) => [post.slug, post] as const);

function linkedSlugs(html: string): string[] {
	return [...html.matchAll(/href="\/post\/([^"#?]*)"/g)].map(([, slug]) => slug as string);
}

describe('the demo blog as a whole', () => {
	it('S51: has 24 articles and 12 book summaries to read, and some of every state', () => {
		expect(published.filter((post) => !post.isBook).length).toBeGreaterThanOrEqual(24);
		expect(published.filter((post) => post.isBook).length).toBeGreaterThanOrEqual(12);
		for (const status of ['draft', 'scheduled']) {
			expect(posts.filter((post) => post.status === status).length, status).toBeGreaterThan(2);
		}
	});

	it('Spec §2: shows every category icon on a published post', () => {
		const icons = new Set(published.map(({ category }) => categoryIcon(category)));
		expect(Object.keys(everyIcon).filter((icon) => !icons.has(icon as CategoryIcon))).toEqual([]);
	});

	it('has the page that the fixed redirect of Spec §2 leads to', () => {
		const target = fixedRedirects.map(([, to]) => to).find((to) => to.startsWith('/post/'));
		expect(bySlug.get(String(target).slice('/post/'.length))?.status).toBe('published');
	});

	it('gives every post an address of its own, the name of its file', () => {
		expect(bySlug.size).toBe(posts.length);
		for (const { slug, source } of posts) expect(source).toBe(`${slug}.md`);
	});

	it.each([
		['a table', /<table/],
		['a quotation', /<blockquote/],
		['a list', /<ul/],
		['steps', /<ol/],
		['a picture', /<figure/],
		['code', /<pre/],
		['a note', /class="footnotes"/],
	])('has a published article with %s', (_, mark) => {
		expect(published.some(({ article }) => mark.test(article.html))).toBe(true);
	});

	it('has an article written in HTML and one in plain text, each with its headings', () => {
		const html = published.find(({ content }) => content.trim().startsWith('<'));
		const plain = published.find(({ content }) => isPlainText(content));
		for (const post of [html, plain]) expect(post?.article.outline.length).toBeGreaterThan(3);
	});

	it('leaves some excerpts to be made and some pictures to be drawn', () => {
		expect(published.some(({ excerpt }) => excerpt === '')).toBe(true);
		expect(published.some(({ isBook, image }) => !isBook && !image)).toBe(true);
	});
});

describe.each(named)('%s', (_, post) => {
	it('is of real length', () => {
		const [least, most] = post.isBook ? [500, 900] : [600, 1200];
		expect(post.words).toBeGreaterThanOrEqual(post.status === 'draft' ? 350 : least);
		expect(post.words).toBeLessThanOrEqual(most);
	});

	it('promises the reading time that it takes', () => {
		const promised = Number.parseInt(post.read_time ?? defaultReadTime, 10);
		expect(promised).toBe(post.article.reading_minutes);
	});

	it('links to posts that its reader can open', () => {
		for (const slug of linkedSlugs(post.article.html)) {
			expect(bySlug.get(slug)?.status, slug).toBe('published');
			expect(slug).not.toBe(post.slug);
		}
	});

	it('points at pictures that are shipped, described for who cannot see them', () => {
		const inText = [...post.article.html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src);
		for (const url of [post.image, ...inText]) {
			if (url) expect(existsSync(`${root}public${url}`), url).toBe(true);
		}
		expect(post.article.html).not.toMatch(/alt=""/);
		expect(Boolean(post.image_alt)).toBe(Boolean(post.image));
	});

	it('keeps the voice of the house: no exclamation marks, no leftover Markdown', () => {
		const prose = post.article.html
			.replace(/<(pre|code)[\s\S]*?<\/\1>/g, '')
			.replace(/<[^>]*>/g, '');
		expect(prose).not.toMatch(/!|\*\*|\]\(|^#{1,6} /m);
		expect(post.excerpt.length).toBeLessThanOrEqual(limits.excerpt);
	});

	it('has a date to come when it is scheduled, and only then', () => {
		const isScheduled = post.status === 'scheduled';
		expect(post.scheduled_in_days !== undefined).toBe(isScheduled);
		expect(post.scheduled_time !== undefined).toBe(isScheduled);
	});
});

const everyIcon: Record<CategoryIcon, true> = {
	financas: true,
	vendas: true,
	marketing: true,
	negociacao: true,
	tecnologia: true,
	educacao: true,
	pessoas: true,
	produtos: true,
	estrategia: true,
	guias: true,
	geral: true,
};

describe('the stock covers', () => {
	it('are shipped and described', () => {
		for (const { url, alt } of stockCovers) {
			expect(existsSync(`${root}public${url}`), url).toBe(true);
			expect(alt.length).toBeLessThanOrEqual(limits.imageAlt);
			expect(alt).not.toBe('');
		}
	});
});
