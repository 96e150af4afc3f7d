import { profileLink } from '#components/follow-links.ts';
import { authorFacts } from '#contract/authors';
import type { ExportedAuthor } from '#domain/post/blog-export';
import type { ImportItem, ImportSource } from '../import-item.ts';
import { readItem } from '../in-time.ts';
import { readLocation } from '../old-location.ts';
import { readFlag } from '../read-flag.ts';
import { behindPassword } from '../why-hidden.ts';
import { type GhostData, type GhostPost, readGhostExport, readGhostPost } from './read-export.ts';
import { type GhostContext, nameOf, toItem, whyUnfound } from './to-item.ts';

type GhostUser = GhostData['users'][number];

/** Ghost stores a profile as a name or as an address. */
const profiles = {
	website: '',
	twitter: 'https://x.com/',
	facebook: 'https://www.facebook.com/',
	instagram: 'https://www.instagram.com/',
	linkedin: 'https://www.linkedin.com/',
} as const satisfies Partial<Record<keyof GhostUser, string>>;

function listLinks(user: GhostUser) {
	return Object.entries(profiles).flatMap(([field, base]) => {
		const given = (user[field as keyof typeof profiles] ?? '').trim();
		const url = /^https?:/i.test(given) ? given : base && base + given.replace(/^[@/]+/, '');
		return given !== '' && URL.canParse(url) ? [{ label: profileLink(url).name, url }] : [];
	});
}

/** Who signs posts, with what their profiles say; one that says nothing is only a name, which the posts bring. */
function toAuthors(users: readonly GhostUser[], signed: ReadonlySet<string>) {
	return users.flatMap((user): ExportedAuthor[] => {
		if (!signed.has(user.name ?? '')) return [];
		const facts = {
			name: user.name,
			line: user.bio ?? '',
			image_url: null,
			links: listLinks(user),
		};
		const { data } = authorFacts.safeParse(facts);
		return data && (data.line || data.links.length > 0) ? [{ ...data, addresses: [] }] : [];
	});
}

/** Rows of a table that joins posts to something, in their order. */
function groupByPost<Row extends { post_id: string; sort_order?: number | null | undefined }>(
	rows: Row[],
): Map<string, Row[]> {
	const sorted = rows.toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0));
	return Map.groupBy(sorted, (row) => row.post_id);
}

/** Tags that start with # are internal to Ghost and never shown. */
const isInternal = (tag: GhostData['tags'][number]) =>
	tag.visibility === 'internal' || (tag.name ?? '').startsWith('#');

/** Ghost leaves the folder below which a blog lies out of its addresses; older exports have it. */
function findFolder(data: GhostData, siteUrl: string): string {
	const { path } = readLocation(siteUrl);
	if (path !== '') return path;
	return (
		/__GHOST_URL__((?:\/[\w-]{1,100}){0,20})\/content\/images\//.exec(
			JSON.stringify(data.posts),
		)?.[1] ?? ''
	);
}

/** A blog closed or hidden as a whole. */
function findWhyAll({ settings }: GhostData): string | undefined {
	const settingOf = (name: string) => settings.find(({ key }) => key === name)?.value;
	if (readFlag(settingOf('is_private')) === true) return behindPassword;
	return whyUnfound(String(settingOf('codeinjection_head') ?? settingOf('ghost_head') ?? ''));
}

function createContext(data: GhostData, siteUrl: string): GhostContext {
	const path = findFolder(data, siteUrl);
	const withFolder = siteUrl.endsWith(path) ? path : '';
	const users = new Map(data.users.map((user) => [user.id, user.name ?? '']));
	const tags = new Map(
		data.tags.filter((tag) => !isInternal(tag)).map((tag) => [tag.id, tag.name ?? '']),
	);
	const authorsOf = groupByPost(data.posts_authors);
	const tagsOf = groupByPost(data.posts_tags);
	const metas = new Map(data.posts_meta.map((meta) => [meta.post_id, meta]));
	const named = (names: (string | undefined)[]) =>
		names.filter((name): name is string => (name ?? '') !== '');
	return {
		siteUrl,
		path,
		hosts: guessHosts(data, siteUrl),
		whyAll: findWhyAll(data),
		placeAddresses: (text) =>
			text
				.replaceAll(`__GHOST_URL__${withFolder}/`, `${siteUrl}/`)
				.replaceAll('__GHOST_URL__', siteUrl),
		findAuthors: (post: GhostPost) => {
			const listed = authorsOf.get(post.id)?.map(({ author_id }) => author_id);
			return named((listed ?? [String(post.author_id ?? '')]).map((id) => users.get(id)));
		},
		findTags: (post) => named((tagsOf.get(post.id) ?? []).map(({ tag_id }) => tags.get(tag_id))),
		findMeta: (post) => metas.get(post.id) ?? post,
	};
}

/** An export does not contain the site's address, but its logo and cover do. */
function guessHosts(data: GhostData, siteUrl: string): string[] {
	const pictures = data.settings.filter(({ key }) =>
		['logo', 'icon', 'cover_image', 'url'].includes(key),
	);
	const urls = [siteUrl, ...pictures.map(({ value }) => String(value))];
	return [
		...new Set(
			urls.flatMap((url) =>
				/^https?:/.test(url) && URL.canParse(url) ? new URL(url).hostname : [],
			),
		),
	];
}

/** Opens a parsed Ghost export (0.x to 6). Throws an `ImportError`, naming the item, when it is not one. */
export function openGhost(
	file: unknown,
	{ siteUrl = '' }: { siteUrl?: string | undefined },
): ImportSource {
	const data = readGhostExport(file);
	const context = createContext(data, siteUrl.replace(/(?<!\/)\/+$/, ''));
	const posts = data.posts.map(readGhostPost);
	function* items(): Generator<ImportItem> {
		for (const post of posts) {
			const { html, lexical, mobiledoc } = post;
			const length = Math.max(...[html, lexical, mobiledoc].map((text) => text?.length ?? 0));
			yield readItem(nameOf(post), length, () => toItem(post, context));
		}
	}
	const signed = new Set(posts.map((post) => context.findAuthors(post)[0] ?? ''));
	const authors = toAuthors(data.users, signed);
	return { items, authors, ownHosts: context.hosts, ownPath: context.path };
}
