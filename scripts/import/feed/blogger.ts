import { tableOf } from '#domain/text/table-of';
import { readFlag } from '../read-flag.ts';
import type { FeedPart } from './read-feed.ts';

/** The same in a backup, in Takeout and in the blog's own feeds. */
const id = /^tag:blogger\.com,1999:(blog-\d+\.(?:post|page)-\d+)$/;

export const bloggerKey = (entry: FeedPart): string | undefined => {
	const [, number] = id.exec(entry.texts['id'] ?? '') ?? [];
	return number && `blogger/${number}`;
};

export const isOfBlogger = ({ texts }: FeedPart): boolean =>
	/^tag:blogger\.com,/.test(texts['id'] ?? '');

const isOfTakeout = ({ texts }: FeedPart) => texts['blogger:type'] !== undefined;

/** Whether it is an archive, which has drafts and all posts, and not only a feed. */
export const isArchived = (entry: FeedPart): boolean =>
	isOfTakeout(entry) || entry.texts['kind'] !== undefined;

/** What an entry of Blogger is; every entry of other feeds is a post. */
export function kindOf({ texts }: FeedPart): string {
	const kind = (texts['blogger:type'] ?? texts['kind'] ?? 'post').toLowerCase();
	const status = texts['blogger:status'] ?? '';
	const isPage = kind === 'page' || kind === 'post';
	return isPage && (/TRASH|DELETED/i.test(status) || texts['blogger:trashed']) ? 'trashed' : kind;
}

/** Of what is left out. */
export const kindNames = tableOf<[one: string, many: string]>({
	template: ['modelo do tema', 'modelos do tema'],
	settings: ['configuração', 'configurações'],
	comment: ['comentário', 'comentários'],
	trashed: ['post da lixeira', 'posts da lixeira'],
});

/** Of a backup, whose settings are entries, too. */
export const settingOf = ({ texts }: FeedPart): string | undefined =>
	/^tag:blogger\.com,.*\.settings\.(\w+)$/.exec(texts['id'] ?? '')?.[1];

/** Why readers of the old blog did not find it; undefined where it was public, or will be. */
export function whyDraft(entry: FeedPart): string | undefined {
	const { draft, 'blogger:status': status = '' } = entry.texts;
	if (kindOf(entry) === 'page') return 'página';
	if ((draft !== undefined && readFlag(draft) !== false) || status === 'DRAFT')
		return 'rascunho no site antigo';
	if (!isOfTakeout(entry) || /^(?:LIVE|SCHEDULED)$/.test(status)) return undefined;
	return status === '' ? 'sem estado' : `estado "${status}"`;
}

/** By country; each leads to the others. */
const endings = ['com', 'com.br', 'pt'];

/** The hosts of a blog on Blogger and of its pictures and videos. */
export function listBloggerHosts(hosts: readonly string[]): string[] {
	const names = hosts.flatMap((host) => /^(.+)\.blogspot\.[a-z.]+$/.exec(host)?.[1] ?? []);
	return [
		...names.flatMap((name) => endings.map((ending) => `${name}.blogspot.${ending}`)),
		'blogger.googleusercontent.com',
		'www.blogger.com',
		...[1, 2, 3, 4].map((number) => `${number}.bp.blogspot.com`),
		...[3, 4, 5, 6].flatMap((number) => [
			`lh${number}.googleusercontent.com`,
			`lh${number}.ggpht.com`,
		]),
	];
}

/** `/s320/`, `/w640-h480/`, `/s1600-h/` in an address, or `=s320` at its end. */
const size = /\/[swh]\d+(?:-[a-z0-9-]*)?(?=\/[^/]*$)|=[swh]\d+(?:-[a-z0-9-]*)?$/;
const onBlogger =
	/^(?:https?:)?\/\/(?:[\w.-]+\.)?(?:bp\.blogspot\.com|googleusercontent\.com|ggpht\.com)\//i;

/** A picture's address without its size. */
export const withoutSize = (address: string): string => address.replace(size, '');

/** In the size of what the editor links to, where an address of Blogger says another. */
export const inFullSize = (address: string): string =>
	onBlogger.test(address) ? address.replace(size, (found) => `${found.slice(0, 1)}s1600`) : address;

/** The same without its host, too; undefined for what is no picture on Blogger. */
export const pictureName = (address: string): string | undefined =>
	onBlogger.test(address) ? withoutSize(address).replace(/^(?:https?:)?\/\/[^/]+/i, '') : undefined;

/** `s1600-h` is a page that shows the picture. */
export const asPicture = (address: string): string =>
	address.replace(/\/(s\d+)-h(?=\/[^/]*$)/, '/$1');
