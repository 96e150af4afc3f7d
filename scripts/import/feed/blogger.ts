import type { ElementNode } from '#article/tree';
import { tableOf } from '#domain/text/table-of';
import { textOf } from '../html/nodes.ts';
import { readFlag } from '../read-flag.ts';
import { unfound } from '../why-hidden.ts';
import { listParts, textIn } from './read-feed.ts';

/** The same in a backup, in Takeout and in the blog's own feeds. */
const id = /^tag:blogger\.com,1999:(blog-\d+)\.(?:post|page)-(\d+)$/;

/** Takeout calls pages posts, too. */
export const bloggerKey = (entry: ElementNode): string | undefined => {
	const [, blog, number] = id.exec(textIn(entry, 'guid', 'id')) ?? [];
	return blog && `blogger/${blog}.post-${number}`;
};

/** Whether this category says what the entry is. */
export const isKind = ({ attributes }: ElementNode): boolean =>
	attributes['scheme']?.endsWith('#kind') === true;

const restricted = 'o blog antigo era restrito';

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

/** Why a whole blog was not for everybody, by one of its settings in a backup. */
export function whyClosed(entry: ElementNode): string | undefined {
	const [, name] = /\.settings\.(\w+)$/.exec(textIn(entry, 'id')) ?? [];
	const value = textIn(entry, 'content');
	if (name === 'BLOG_READ_ACCESS_MODE') return /^public$/i.test(value) ? undefined : restricted;
	return name === 'BLOG_SEARCHABLE' && readFlag(value) === false ? unfound : undefined;
}

/** The same by all of Takeout's settings, in CSV. */
export function whyClosedBy(csv: string): string | undefined {
	if (/read_?access/i.test(csv) && /\bprivate\b/i.test(csv)) return restricted;
	return /searchable\W{1,5}(?:false|no|0)\b/i.test(csv) ? unfound : undefined;
}

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
