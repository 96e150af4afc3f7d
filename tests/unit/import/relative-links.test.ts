import { expect, test } from 'vitest';
import { readOldSite } from '../../../scripts/import/markdown/old-site.ts';
import { readArticle } from '../../../scripts/import/markdown/read-article.ts';
import { readSite } from '../../../scripts/import/markdown/read-site.ts';
import { settleLinks } from '../../../scripts/import/settle-links.ts';
import { toPost } from '../../../scripts/import/to-post.ts';

/** What becomes of a link in the first text of a site, when all are imported. */
function linkIn(settings: string, names: string[], address: string): string | undefined {
	const site = readSite([settings, ...names]);
	const old = readOldSite([{ name: settings, text: '' }], site);
	const prepared = names.map((name, index) => {
		const text = `---\ntitle: Texto ${index}\ndate: 2024-03-01\n---\nVeja [isto](${address}).`;
		const item = readArticle(Buffer.from(text), name, site, old);
		return toPost(item, { now: '2025-01-01T00:00:00.000Z', publish: true });
	});
	const byAddress = new Map(
		prepared.flatMap(({ post }) => post.aliases.map((alias) => [alias, post.slug] as const)),
	);
	const [first] = prepared;
	if (first) settleLinks(first, { bySource: new Map(), byAddress }, { hosts: [], path: '' });
	return /\[isto\]\((.*)\)/.exec(first?.post.content ?? '')?.[1];
}

const hugo = ['content/posts/um.md', 'content/posts/dois/index.md', 'content/notas/só.md'];

test.each([
	['../dois/', '/post/dois'],
	['../dois/#fim', '/post/dois#fim'],
	['../dois', '/post/dois'],
	['../../notas/s%C3%B3/#y', '/post/so#y'],
	['../../notas/só/?utm_source=a', '/post/so'],
	['dois/', '/post/dois'],
	['./../dois/', '/post/dois'],
	['../tres/', '../tres/'],
	['#fim', '#fim'],
	['foto.png', 'foto.png'],
	['mailto:dois', 'mailto:dois'],
])('a relative link of Hugo goes where a browser went: %s', (address, target) => {
	expect(linkIn('hugo.toml', hugo, address)).toBe(target);
});

test('Jekyll’s goes from the address of its day', () => {
	const posts = ['_posts/2024-03-01-um.md', '_posts/2024-03-02-dois.md'];
	expect(linkIn('_config.yml', posts, '../01/dois.html#x')).toBe('/post/dois#x');
});
