import { paths } from '#config/paths';
import { formatDate, formatLongDate } from '#domain/dates';
import { makeNameSlug } from '#domain/name-slug';
import type { Category, Heading, PostSummary } from '#domain/post';

/**
 * The blog's pages as plain string templates, with the same parts as the real ones. The lower bound renders them over
 * stored HTML, Eleventy over its own Markdown, so that both build the same pages.
 */
export interface PlainPost {
	post: PostSummary;
	html: string;
	outline: readonly Heading[];
	readAlso: readonly PostSummary[];
	related: readonly PostSummary[];
}

const siteUrl = 'https://blog.test';
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string =>
	text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');

const badge = (category: Category | null): string =>
	category === null
		? ''
		: `<p class="badge"><a href="${paths.category(category.slug)}">${escapeHtml(category.name)}</a></p>`;

const meta = (post: PostSummary): string =>
	`<p class="meta"><span>${escapeHtml(post.author)}</span><span>${post.read_time}</span>` +
	`<time datetime="${post.created_at}">${formatDate(post.created_at)}</time></p>`;

const tagList = (tags: readonly string[]): string =>
	`<ul class="tags">${tags.map((tag) => `<li><a href="${escapeHtml(paths.tag(makeNameSlug(tag)))}">${escapeHtml(tag)}</a></li>`).join('')}</ul>`;

const picture = (post: PostSummary): string =>
	post.image_url === null
		? '<div class="media panel"><svg class="art" viewBox="0 0 320 180" aria-hidden="true"><use href="/panels.svg#geral"></use></svg></div>'
		: `<div class="media"><img src="${escapeHtml(post.image_url)}" alt="${escapeHtml(post.image_alt ?? '')}" width="${post.image_width}" height="${post.image_height}" loading="lazy" decoding="async"></div>`;

function card(post: PostSummary): string {
	return `<article class="card">${picture(post)}<div class="card-body">${badge(post.category)}
<h3><a href="${paths.post(post.slug)}">${escapeHtml(post.title)}</a></h3><p class="excerpt">${escapeHtml(post.excerpt)}</p>
${tagList(post.tags)}${meta(post)}</div></article>`;
}

function page(
	head: { title: string; path: string; description: string; data: object },
	main: string,
) {
	const [title, description] = [escapeHtml(head.title), escapeHtml(head.description)];
	const url = siteUrl + head.path;
	return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Vão Livre</title>
<link rel="canonical" href="${url}"><meta name="description" content="${description}">
<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">
<meta property="og:url" content="${url}"><meta name="twitter:card" content="summary_large_image">
<link rel="alternate" type="application/rss+xml" href="/rss.xml"><link rel="stylesheet" href="/site.css">
<script type="application/ld+json">${JSON.stringify(head.data).replaceAll('<', '\\u003c')}</script></head>
<body><header class="top"><a href="/">Vão Livre</a><nav><ul><li><a href="/">Início</a></li>
<li><a href="/posts">Posts</a></li><li><a href="/livros">Livros</a></li></ul></nav></header>
<main>${main}</main><footer><p>Vão Livre</p><a href="/sitemap">Mapa do site</a></footer></body></html>`;
}

export function postPage({ post, html, outline, readAlso, related }: PlainPost): string {
	const path = paths.post(post.slug);
	const contents = outline.map(
		({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`,
	);
	const data = {
		'@context': 'https://schema.org',
		'@type': 'BlogPosting',
		headline: post.title,
		datePublished: post.published_at,
		dateModified: post.updated_at,
		author: { '@type': 'Person', name: post.author },
		mainEntityOfPage: siteUrl + path,
		keywords: post.tags.join(', '),
	};
	const also = readAlso.map(
		(other) =>
			`<li>${badge(other.category)}<h3><a href="${paths.post(other.slug)}">${escapeHtml(other.title)}</a></h3>${meta(other)}</li>`,
	);
	return page(
		{ title: post.title, path, description: post.excerpt, data },
		`<article><header>${badge(post.category)}<h1>${escapeHtml(post.title)}</h1>
<p class="meta"><b>${escapeHtml(post.author)}</b><time datetime="${post.created_at}">${formatLongDate(post.created_at)}</time></p></header>
${picture(post)}<nav class="toc"><details><summary>Neste artigo</summary><ol>${contents.join('')}</ol></details></nav>
<div class="prose">${html}</div>${tagList(post.tags)}</article>
<section><h2>Leia Também</h2><ul>${also.join('')}</ul></section>
<section><h2>Posts Relacionados</h2><div class="grid">${related.map(card).join('')}</div></section>`,
	);
}

export function listPage(list: {
	title: string;
	path: string;
	posts: readonly PostSummary[];
	links: readonly string[];
}) {
	const { title, path, posts, links } = list;
	const data = {
		'@context': 'https://schema.org',
		'@type': 'ItemList',
		itemListElement: posts.map(({ slug, title: name }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			url: siteUrl + paths.post(slug),
			name,
		})),
	};
	const parts = links.map((link) => `<li><a href="${link}">${link}</a></li>`);
	return page(
		{ title, path, description: title, data },
		`<h1>${escapeHtml(title)}</h1><div class="grid">${posts.map(card).join('')}</div><nav><ul>${parts.join('')}</ul></nav>`,
	);
}

export const feed = (items: readonly { post: PostSummary; html: string }[]): string =>
	`<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Vão Livre</title><link>${siteUrl}</link>${items
		.map(
			({ post, html }) =>
				`<item><title>${escapeHtml(post.title)}</title><link>${siteUrl}${paths.post(post.slug)}</link><pubDate>${new Date(post.created_at).toUTCString()}</pubDate><description>${escapeHtml(html)}</description></item>`,
		)
		.join('')}</channel></rss>`;

export const siteMap = (addresses: readonly string[]): string =>
	`<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
		.map((address) => `<url><loc>${siteUrl}${address}</loc></url>`)
		.join('')}</urlset>`;
