import { findTranslations, isForeign, languageName, type Spoken } from '../translations.ts';
import { readLanguage } from './language-of.ts';
import { readWordPressExport, type WordPressItem } from './read-export.ts';
import { isGuestAuthor, readGuestAuthor, type Signers } from './signed-by.ts';

export interface Attachment {
	id: string;
	url: string;
	alt: string;
	caption: string;
	parent: string;
}

/** What the items of an export need to know of one another; articles are not stored. */
export interface SiteIndex extends Signers {
	/** The old blog's address without a trailing slash; '' when unknown. */
	baseUrl: string;
	name: string;
	hosts: string[];
	/** Name of a category by its number and by its nicename. */
	categories: Map<string, string>;
	attachments: Map<string, Attachment>;
	/** Pictures by the post that they were uploaded to. */
	uploads: Map<string, Attachment[]>;
	/** Reusable blocks by number; '' where WordPress did not show it. */
	blocks: Map<string, string>;
	/** The blog's own language, '' when unknown. */
	language: string;
	/** By the item's number: the language of what is there in Portuguese, too, and of all that is neither. */
	translations: ReadonlyMap<string, string>;
	foreign: ReadonlyMap<string, string>;
	/** Number of items by `post_type`, and of comments. */
	counts: Map<string, number>;
	comments: number;
}

const keptBlocks = 500;

function hostOf(url: string): string | undefined {
	return URL.canParse(url) ? new URL(url).hostname.toLowerCase() : undefined;
}

/** WordPress.com stores the pictures of `name.wordpress.com` at `name.files.wordpress.com`. */
function listHosts(urls: (string | undefined)[]): string[] {
	const hosts = urls.flatMap((url) => hostOf(url ?? '') ?? []);
	const files = hosts.flatMap((host) => {
		const [, name] = /^([^.]+)\.wordpress\.com$/.exec(host) ?? [];
		return name ? [`${name}.files.wordpress.com`] : [];
	});
	return [...new Set([...hosts, ...files])].filter((host) => host !== 'wordpress.com');
}

function addAttachment(index: SiteIndex, { texts, meta }: WordPressItem): void {
	const url = texts['attachment_url'] || texts['guid'] || '';
	const id = texts['post_id'] ?? '';
	if (!/^https?:\/\//i.test(url)) return;
	const attachment: Attachment = {
		id,
		url,
		alt: meta.get('_wp_attachment_image_alt')?.[0] ?? '',
		caption: texts['excerpt'] ?? '',
		parent: texts['post_parent'] ?? '',
	};
	index.attachments.set(id, attachment);
	if (attachment.parent === '' || attachment.parent === '0') return;
	index.uploads.set(attachment.parent, [
		...(index.uploads.get(attachment.parent) ?? []),
		attachment,
	]);
}

function addItem(index: SiteIndex, item: WordPressItem): void {
	const type = item.texts['post_type'] || 'post';
	index.counts.set(type, (index.counts.get(type) ?? 0) + 1);
	index.comments += item.comments;
	if (type === 'attachment') addAttachment(index, item);
	if (isGuestAuthor(type)) {
		const { name, keys } = readGuestAuthor(item);
		for (const key of keys) index.people.set(key, name);
	}
	if (type === 'wp_block' && index.blocks.size < keptBlocks) {
		const { post_id = '', content = '', status = 'publish', post_password } = item.texts;
		const isShown = status === 'publish' && !post_password;
		index.blocks.set(post_id, isShown ? content : '');
	}
}

const baseUrlOf = (site: Record<string, string>) =>
	(site['base_blog_url'] || site['link'] || '').replace(/(?<!\/)\/+$/, '');

/** A text that readers saw: no other one is a reason to hide its translation. */
const isPublicText = ({ texts }: WordPressItem) =>
	/^(?:post)?$/.test(texts['post_type'] ?? '') &&
	/^(?:publish|future)$/i.test(texts['status']?.trim() ?? '');

/** Reads the whole export once, so that errors anywhere in it are found before anything is stored. */
export async function indexSite(chunks: AsyncIterable<Uint8Array>): Promise<SiteIndex> {
	const site: Record<string, string> = {};
	const spoken: Spoken[] = [];
	const index: SiteIndex = {
		baseUrl: '',
		name: '',
		hosts: [],
		authors: new Map(),
		people: new Map(),
		categories: new Map(),
		attachments: new Map(),
		uploads: new Map(),
		blocks: new Map(),
		language: '',
		translations: new Map(),
		foreign: new Map(),
		counts: new Map(),
		comments: 0,
	};
	for await (const part of readWordPressExport(chunks)) {
		if (part.kind === 'site') site[part.name] ??= part.text;
		else if (part.kind === 'author') {
			index.authors.set(part.login, part.name);
			index.people.set(part.login.toLowerCase(), part.name);
			if (part.id) index.people.set(`user-${part.id}`, part.name);
		} else if (part.kind === 'category') {
			index.categories.set(part.id, part.name).set(part.nicename, part.name);
		} else {
			addItem(index, part.item);
			if (isPublicText(part.item)) spoken.push(readLanguage(part.item, baseUrlOf(site)));
		}
	}
	index.language = site['language'] ?? '';
	index.translations = findTranslations(spoken, index.language);
	index.foreign = new Map(
		spoken
			.filter(({ language }) => isForeign(language, index.language))
			.map(({ name, language }) => [name, languageName(language)]),
	);
	index.name = site['title'] ?? '';
	index.baseUrl = baseUrlOf(site);
	index.hosts = listHosts([site['base_blog_url'], site['link'], site['base_site_url']]);
	return index;
}
