import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { limits } from '#config/limits';
import { paths } from '#config/paths';
import { openArticleStore } from '#content/article-store';
import { type Snapshot, snapshotFile } from '#content/snapshot';
import { relatePosts } from '#domain/related-posts';
import { postPage } from './article.ts';
import { drawAll } from './drawings.ts';
import { feed, siteMap } from './feeds.ts';
import { listLists } from './lists.ts';

/** The lower bound: every page by plain string templates over a snapshot, which has the looks already. `node build.ts SNAPSHOT OUT`. */
function build(snapshotFolder: string, outFolder: string): void {
	const text = readFileSync(join(snapshotFolder, snapshotFile), 'utf8');
	const { posts, taken_at } = JSON.parse(text) as Snapshot;
	const relations = relatePosts(posts, taken_at);
	const articles = openArticleStore(snapshotFolder, 'read');
	const made = new Set<string>();
	const write = (path: string, content: string) => {
		const file = join(outFolder, path);
		if (!made.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
		made.add(dirname(file));
		writeFileSync(file, content);
	};
	for (const post of posts) {
		const [readAlso, related] = [relations.readAlso(post), relations.related(post)];
		const { html, outline, plain_text: plainText } = articles.get(post);
		const page = postPage({ post, html, plainText, outline, readAlso, related });
		write(`${paths.post(post.slug)}.html`, page);
	}
	const lists = listLists(posts);
	for (const list of lists) {
		write(list.path === paths.home ? 'index.html' : `${list.path}.html`, list.render());
	}
	for (const [path, svg] of drawAll(posts)) write(path, svg);
	const newest = posts.slice(0, limits.feedItems);
	write('rss.xml', feed(newest.map((post) => ({ post, html: articles.get(post).html }))));
	const addresses = [
		...lists.map(({ path }) => path),
		...posts.map(({ slug }) => paths.post(slug)),
	];
	write('sitemap.xml', siteMap(addresses));
}

const [snapshotFolder = '', outFolder = ''] = process.argv.slice(2);
build(snapshotFolder, outFolder);
