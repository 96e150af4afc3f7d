import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '../../../src/config/limits.ts';
import { paths } from '../../../src/config/paths.ts';
import { drawPosts } from '../../../src/content/draw-posts.ts';
import { relatePosts } from '../../../src/domain/related-posts.ts';
import { slugify } from '../../../src/domain/slug.ts';
import { postPage } from '../plain/article.ts';
import { drawAll } from '../plain/drawings.ts';
import { feed, siteMap } from '../plain/feeds.ts';
import { listLists } from '../plain/lists.ts';

const toFile = (path) => (path === paths.home ? 'index.html' : `${path}.html`);

/** Gives headings ids, as a plugin would, and lists them. */
function setHeadings(content) {
	const outline = [];
	const html = content.replace(/<(h[23])>(.*?)<\/\1>/g, (_, name, text) => {
		const id = `sec-${slugify(text)}`;
		outline.push({ id, text, level: Number(name[1]) });
		return `<${name} id="${id}">${text}</${name}>`;
	});
	return { html, outline, plainText: content.replace(/<[^>]+>/g, ' ') };
}

/** Posts newest first, with their looks, read from the files once. */
function openList() {
	let posts;
	return (api) => {
		posts ??= drawPosts(
			api
				.getFilteredByTag('posts')
				.map(({ data }) => data.post)
				.sort((a, b) => b.created_at.localeCompare(a.created_at)),
		);
		return posts;
	};
}

/** The same pages as the limit's, by Eleventy's own collections, Markdown and pagination. */
export default function configure(eleventy) {
	eleventy.setQuietMode(true);
	eleventy.addCollection('newestFirst', (api) =>
		api
			.getFilteredByTag('posts')
			.sort((a, b) => b.data.post.created_at.localeCompare(a.data.post.created_at)),
	);
	const listPosts = openList();
	eleventy.addCollection('relations', (api) => {
		const posts = listPosts(api);
		const relations = relatePosts(posts, posts[0].created_at);
		return new Map(
			posts.map((post) => [
				post.id,
				{ post, readAlso: relations.readAlso(post), related: relations.related(post) },
			]),
		);
	});
	eleventy.addCollection('lists', (api) => listLists(listPosts(api)));
	eleventy.addTemplate(
		'_includes/post.11ty.js',
		class {
			render({ content, post, collections }) {
				return postPage({ ...setHeadings(content), ...collections.relations.get(post.id) });
			}
		},
	);
	eleventy.addTemplate(
		'lists.11ty.js',
		class {
			data = {
				pagination: { data: 'collections.lists', size: 1, alias: 'list' },
				permalink: ({ list }) => toFile(list.path),
			};
			render({ list }) {
				return list.render();
			}
		},
	);
	eleventy.addTemplate(
		'feed.11ty.js',
		class {
			data = { permalink: '/rss.xml' };
			render({ collections }) {
				const newest = collections.newestFirst.slice(0, limits.feedItems);
				return feed(
					newest.map(({ data, templateContent }) => ({ post: data.post, html: templateContent })),
				);
			}
		},
	);
	eleventy.addTemplate(
		'sitemap.11ty.js',
		class {
			data = { permalink: '/sitemap.xml' };
			render({ collections }) {
				const lists = collections.lists.map(({ path }) => path);
				return siteMap([
					...lists,
					...collections.newestFirst.map(({ data }) => paths.post(data.post.slug)),
				]);
			}
		},
	);
	// Written beside its templates, as our build writes them beside Astro's pages.
	eleventy.on('eleventy.after', ({ directories }) => {
		mkdirSync(join(directories.output, 'panels'));
		for (const [path, svg] of drawAll(listPosts()))
			writeFileSync(join(directories.output, path), svg);
	});
	return { markdownTemplateEngine: false, dir: { includes: '_includes' } };
}
