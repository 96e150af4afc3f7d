import type { ElementNode } from '#article/tree';
import { tableOf } from '#domain/text/table-of';
import { textOf } from '../html/nodes.ts';
import { readFlag } from '../read-flag.ts';
import { listParts, textIn } from './read-feed.ts';

/** The same in a backup, in Takeout and in the blog's own feeds. */
const id = /^tag:blogger\.com,1999:(blog-\d+\.(?:post|page)-\d+)$/;

export const bloggerKey = (entry: ElementNode): string | undefined => {
	const [, number] = id.exec(textIn(entry, 'guid', 'id')) ?? [];
	return number && `blogger/${number}`;
};

/** Whether this category says what the entry is. */
export const isKind = ({ attributes }: ElementNode): boolean =>
	attributes['scheme']?.endsWith('#kind') === true;

/** What an entry of an archive is, which has all posts; '' in a feed. */
export function kindIn(entry: ElementNode): string {
	const [kind] = listParts(entry, 'category').filter(isKind);
	const type = textIn(entry, 'blogger:type') || kind?.attributes['term']?.replace(/^.*#/, '') || '';
	const isTrashed =
		/TRASH/.test(textIn(entry, 'blogger:status')) || textIn(entry, 'blogger:trashed') !== '';
	return isTrashed && !/comment/i.test(type) ? 'trashed' : type.toLowerCase();
}

/** Of what is left out. */
export const kindNames = tableOf<[one: string, many: string]>({
	template: ['modelo do tema', 'modelos do tema'],
	settings: ['configuração', 'configurações'],
	comment: ['comentário', 'comentários'],
	trashed: ['post da lixeira', 'posts da lixeira'],
});

/** Whether this is a backup's setting that the blog was not for everybody. */
export const closesBlog = (entry: ElementNode): boolean =>
	textIn(entry, 'id').endsWith('.settings.BLOG_READ_ACCESS_MODE') &&
	!/^public$/i.test(textIn(entry, 'content'));

/** Why readers of the old blog did not find it; undefined where it was public, or will be. */
export function whyDraft(entry: ElementNode): string | undefined {
	if (kindIn(entry) === 'page') return 'página';
	const controls = listParts(entry, 'app:control', 'control', 'pub:control');
	const status = textIn(entry, 'blogger:status');
	if (controls.some((each) => readFlag(textOf(each)) !== false) || status === 'DRAFT')
		return 'rascunho no site antigo';
	if (textIn(entry, 'blogger:type') === '' || /^(?:LIVE|SCHEDULED)$/.test(status)) return undefined;
	return status === '' ? 'sem estado' : `estado "${status}"`;
}

/** `/s320/`, `/w640-h480/`, `/s1600-h/` in an address, or `=s320` at its end. */
const size = /(?<=\/)[swh]\d+(?:-[a-z0-9-]*)?(?=\/[^/]*$)|(?<==)[swh]\d+(?:-[a-z0-9-]*)?$/;

/** The part of a picture's address that all its sizes have. */
export const withoutSize = (address: string): string =>
	address.replace(/^(?:https?:)?\/\/[^/]+/i, '').replace(size, '');

/** Where Blogger keeps the pictures of all its blogs. */
export const bloggerPictures =
	/^(?:\d\.bp\.blogspot|(?:blogger|lh\d)\.googleusercontent|lh\d\.ggpht)\.com$/;

/** Where a picture is as it was uploaded; undefined where the address is none of Blogger's. */
export const fullPicture = (address: string): string | undefined =>
	bloggerPictures.test(URL.parse(address, 'https://x')?.hostname ?? '')
		? address.replace(size, 's0')
		: undefined;
