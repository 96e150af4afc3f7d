import { counted } from '../counted.ts';
import { inFile } from '../import-error.ts';
import type { ImportItem, ImportSource } from '../import-item.ts';
import { readItem } from '../in-time.ts';
import {
	isArchived,
	isOfBlogger,
	kindNames,
	kindOf,
	listBloggerHosts,
	settingOf,
} from './blogger.ts';
import { type FeedPart, readFeed } from './read-feed.ts';
import { type FeedSite, htmlOf, toItem } from './to-item.ts';

/** What no feed can say, whatever tool wrote it. */
export const feedRemark =
	'Um feed não traz rascunhos nem, em geral, os posts mais antigos: confira se estão todos.';
const withoutAddress =
	'O arquivo do Takeout não diz o endereço do blog: com --site=https://… os links entre os posts levam aos daqui.';

const articles = ['post', 'page'];
/** Where systems keep the pictures of all their blogs. */
const pictureHost =
	/https?:\/\/((?:[\w-]+\.)*(?:wixstatic\.com|squarespace-cdn\.com|media\.tumblr\.com|substackcdn\.com|substack-post-media\.s3\.amazonaws\.com|(?:miro|cdn-images-\d)\.medium\.com|bear-images\.sfo2\.cdn\.digitaloceanspaces\.com|cdn\.micro\.blog))\//gi;
const blogspotHost = /https?:\/\/([\w-]+\.blogspot\.[a-z.]{2,6})\//gi;

const hostOf = (address: string) => URL.parse(address)?.hostname;

/** What is known of a feed once it was read. */
class FeedIndex {
	/** How many entries there are of each kind. */
	readonly counts = new Map<string, number>();
	isArchive = false;
	isPrivate = false;
	#isBlogger = false;
	/** How often texts show or link to what may be of the blog itself. */
	readonly #shown = new Map<string, number>();
	readonly #linked = new Set<string>();

	add(entry: FeedPart): void {
		const kind = kindOf(entry);
		this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
		this.isArchive ||= isArchived(entry);
		this.#isBlogger ||= isOfBlogger(entry);
		this.#addSetting(settingOf(entry), htmlOf(entry).trim());
		if (!articles.includes(kind)) return;
		const host = hostOf(entry.link);
		if (host) this.#linked.add(host);
		const shown = this.#isBlogger ? blogspotHost : pictureHost;
		for (const [, name = ''] of htmlOf(entry).matchAll(shown))
			this.#shown.set(name.toLowerCase(), (this.#shown.get(name.toLowerCase()) ?? 0) + 1);
	}

	#addSetting(name: string | undefined, value: string): void {
		if (name === 'BLOG_READ_ACCESS_MODE') this.isPrivate = value !== 'PUBLIC';
		if (name === 'BLOG_SUBDOMAIN') this.#linked.add(`${value.toLowerCase()}.blogspot.com`);
	}

	/** The blog's own hosts, with those of its pictures. */
	listHosts({ home }: FeedSite): string[] {
		const host = hostOf(home);
		const named = this.#isBlogger || !host ? [...this.#linked] : [];
		if (host) named.unshift(host);
		const shown = [...this.#shown].sort(([, one], [, other]) => other - one).map(([name]) => name);
		// Archives name no host, or the newer one of two: what they link to most is their own.
		const hosts = this.#isBlogger
			? listBloggerHosts([...named, ...shown.slice(0, 1)])
			: [...named, ...shown];
		return [...new Set([...named, ...hosts])];
	}

	count(kind: string): number {
		return this.counts.get(kind) ?? 0;
	}
}

/** What is known of a feed beside its file. */
export interface FeedHints {
	siteUrl?: string | undefined;
	isPrivate?: boolean;
}

/** Reads the whole feed, so that errors anywhere in it are found before anything is stored. */
async function indexFeed(chunks: AsyncIterable<Uint8Array>, { siteUrl, isPrivate }: FeedHints) {
	const index = new FeedIndex();
	const entries = readFeed(chunks);
	for (;;) {
		const { done, value } = await entries.next();
		if (!done) index.add(value);
		else {
			const { link, base, authors, texts } = value;
			const url = (link || base).replace(/(?<!\/)\/+$/, '');
			const site: FeedSite = {
				url,
				home: url || (siteUrl ?? '').replace(/(?<!\/)\/+$/, ''),
				authors,
				isPrivate: isPrivate === true || index.isPrivate,
				hasSummaries: /^hugo\b/i.test(texts['generator'] ?? ''),
			};
			return { index, site };
		}
	}
}

export interface FeedSource extends ImportSource {
	/** Posts and pages. */
	articles: number;
}

/** A feed or an archive of Blogger, read twice: once for what its entries share, then entry by entry. */
export async function openFeed(
	open: () => AsyncIterable<Uint8Array>,
	name: string,
	hints: FeedHints = {},
): Promise<FeedSource> {
	const { index, site } = await indexFeed(open(), hints).catch((error: unknown) => {
		throw inFile(name, error);
	});
	async function* items(): AsyncGenerator<ImportItem> {
		for await (const entry of readFeed(open())) {
			if (!articles.includes(kindOf(entry))) continue;
			yield readItem(`linha ${entry.line}`, htmlOf(entry).length, () => toItem(entry, site));
		}
	}
	const others = [...index.counts].filter(([kind]) => !articles.includes(kind));
	const ofArchive = site.home === '' ? [withoutAddress] : [];
	return {
		items,
		articles: index.count('post') + index.count('page'),
		ownHosts: index.listHosts(site),
		remarks: index.isArchive ? ofArchive : [feedRemark],
		listLeftOut: () =>
			others.map(([kind, count]) =>
				counted(
					count,
					...(kindNames[kind] ?? [`item do tipo "${kind}"`, `itens do tipo "${kind}"`]),
				),
			),
	};
}
