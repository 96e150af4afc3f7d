import type { ElementNode } from '#article/tree';
import { counted } from '../counted.ts';
import { inFile } from '../import-error.ts';
import type { ImportItem, ImportSource } from '../import-item.ts';
import { readItem } from '../in-time.ts';
import { describeHost, LinkedHost } from '../linked-host.ts';
import { resolve } from '../read-parts.ts';
import {
	bloggerKey,
	bloggerPictures,
	fullPicture,
	kindIn,
	kindNames,
	whyClosed,
	whyClosedBy,
} from './blogger.ts';
import { linkIn, readFeed, textIn } from './read-feed.ts';
import { bodyIn, type FeedSite, listAuthors, toItem } from './to-item.ts';

/** What no feed can say, whatever tool wrote it. */
export const feedRemark =
	'Um feed não traz rascunhos nem, em geral, os posts mais antigos: confira se estão todos.';

const shownHost = /https?:\/\/([\w.-]+)\//g;
/** Where systems keep the pictures of all their blogs. */
const pictureHost = new RegExp(
	`${bloggerPictures.source}|\\.(?:wixstatic|squarespace-cdn|media\\.tumblr)\\.com$|^(?:(?:miro|cdn-images-\\d)\\.medium|substackcdn|substack-post-media\\.s3\\.amazonaws|bear-images\\.sfo2\\.cdn\\.digitaloceanspaces)\\.com$`,
);
/** A blog on Blogger may have a name for each country. */
const blogHost = /^(?:www\.blogger\.com|[^.]+\.blogspot\.[a-z.]{2,6})$/;

const hostOf = (address: string) => URL.parse(address)?.hostname ?? '';
const isArticle = (entry: ElementNode) => /^(?:post|page)?$/.test(kindIn(entry));

/** What is known of a feed beside its file. */
export interface FeedHints {
	siteUrl?: string | undefined;
	/** Takeout's, in CSV. */
	settings?: string;
}

/** Reads the whole feed, so that errors anywhere in it are found before anything is stored. */
async function indexFeed(chunks: AsyncIterable<Uint8Array>, hints: FeedHints) {
	/** By kind. */
	const counts = new Map<string, number>();
	const linked = new Set<string>();
	const own = new Set<string>();
	const byLinks = new LinkedHost();
	let whyAll = whyClosedBy(hints.settings ?? '');
	const add = (entry: ElementNode) => {
		const kind = kindIn(entry);
		counts.set(kind, (counts.get(kind) ?? 0) + 1);
		whyAll ??= whyClosed(entry);
		if (!isArticle(entry)) return;
		linked.add(hostOf(linkIn(entry)));
		byLinks.add(textIn(entry, 'blogger:filename'), bodyIn(entry));
		const isOfBlogger = bloggerKey(entry) !== undefined;
		for (const [, host = ''] of bodyIn(entry).toLowerCase().matchAll(shownHost))
			if (pictureHost.test(host) || (isOfBlogger && blogHost.test(host))) own.add(host);
	};
	const entries = readFeed(chunks);
	let next = await entries.next();
	for (; !next.done; next = await entries.next()) add(next.value.element);
	const feed = next.value;
	const { 'xml:base': base = '' } = feed.attributes;
	const address = base === '' ? linkIn(feed) : resolve(linkIn(feed), base);
	const [url = '', said = ''] = [address, address || hints.siteUrl].map((each) =>
		each?.replace(/(?<!\/)\/+$/, ''),
	);
	const found = said === '' ? byLinks.find() : undefined;
	const home = found ? `https://${found}` : said;
	const hasSummaries = /^hugo\b/i.test(textIn(feed, 'generator'));
	const site: FeedSite = { url, home, authors: listAuthors(feed), whyClosed: whyAll, hasSummaries };
	const named = home === '' ? [...linked] : [hostOf(home)];
	const hosts = [...new Set([...named, ...own])].filter(Boolean);
	return { site, counts, hosts, remarks: said === '' ? [describeHost(found)] : [] };
}

export interface FeedSource extends ImportSource {
	/** Posts and pages. */
	articles: number;
	findFull: typeof fullPicture;
}

/** A feed or an archive of Blogger, read twice: once for what its entries share, then entry by entry. */
export async function openFeed(
	open: () => AsyncIterable<Uint8Array>,
	name: string,
	hints: FeedHints = {},
): Promise<FeedSource> {
	const { site, counts, hosts, remarks } = await indexFeed(open(), hints).catch(
		(error: unknown) => {
			throw inFile(name, error);
		},
	);
	async function* items(): AsyncGenerator<ImportItem> {
		for await (const entry of readFeed(open())) {
			const { line, element } = entry;
			if (!isArticle(element)) continue;
			yield readItem(`linha ${line}`, bodyIn(element).length, () => toItem(entry, site));
		}
	}
	const count = (...kinds: string[]) =>
		kinds.reduce((sum, kind) => sum + (counts.get(kind) ?? 0), 0);
	return {
		items,
		articles: count('', 'post', 'page'),
		ownHosts: hosts,
		findFull: fullPicture,
		remarks: count('') > 0 ? [feedRemark] : remarks,
		listLeftOut: () =>
			[...counts]
				.filter(([kind]) => !['', 'post', 'page'].includes(kind))
				.map(([kind, count]) =>
					counted(
						count,
						...(kindNames[kind] ?? [`item do tipo "${kind}"`, `itens do tipo "${kind}"`]),
					),
				),
	};
}
