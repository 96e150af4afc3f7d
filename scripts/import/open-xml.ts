import { feedRemark, openFeed } from './feed/feed-source.ts';
import { readStart } from './file-tree.ts';
import { replaceComments } from './html/escape.ts';
import type { ImportSource } from './import-item.ts';
import { unreadFormat } from './unread-format.ts';
import { openWordPress } from './wordpress/wordpress-source.ts';

/** Elements that only its exports have, also without their prefix. */
const ofExport = /\sxmlns:wp=|<(?:\w+:)?(?:wxr_version|post_id|post_type|base_blog_url)>/;
/** Its feeds number their articles as its exports do, and may have the marks of its plugins. */
const ofWordPress = /<generator>[^<]*\bwordpress\b|[?&]p=\d+<\/guid>/i;

function findRoot(start: string): string | undefined {
	const [, root] =
		/^[^<]*<([\w:.-]+)/.exec(replaceComments(start, () => '').replace(/<[?!][^<>]*>/g, '')) ?? [];
	return root;
}

/** Opens a WordPress export, a feed, or an archive of Blogger, by what the file begins with. */
export async function openXml(
	open: () => AsyncIterable<Uint8Array>,
	name: string,
	siteUrl?: string,
): Promise<ImportSource> {
	const start = (await readStart(open())).replaceAll('\0', '');
	const root = findRoot(start);
	if (root === undefined || ofExport.test(start)) return openWordPress(open, name);
	if (root === 'rss' && ofWordPress.test(start))
		return { ...(await openWordPress(open, name)), remarks: [feedRemark] };
	if (root === 'rss' || /(?:^|:)(?:feed|RDF)$/.test(root)) return openFeed(open, name, { siteUrl });
	throw unreadFormat(name, [name], { start, otherwise: `começa com <${root}>, e não é um blog` });
}
