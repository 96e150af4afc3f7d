import { htmlToText } from '../html/article-text.ts';
import type { WordPressItem } from './read-export.ts';

/** Who may sign. */
export interface Signers {
	/** Display name by login. */
	authors: Map<string, string>;
	/** Name by every key that plugins for authors use, of accounts and of guests. */
	people: Map<string, string>;
}

/** Co-Authors Plus, PublishPress Authors and Byline sign by a term of their own. */
const domains = ['author', 'authors', 'coauthor', 'byline'];
/** Molongui signs by keys such as `user-3` and `guest-27`, one row for each author. */
const keyed = ['_molongui_author'];
/** Custom fields in which themes and small plugins keep a guest's name. */
const named = /^_?(?:custom_author(?:_name)?|guest[-_]author(?:[-_]name)?|author[-_]name|byline)$/i;

/** Items that are no text but a person: `guest-author`, `guest_author`, `molongui_guestauthor` … */
export const isGuestAuthor = (type: string): boolean => /guest[-_]?authors?$/i.test(type);

/** The name of such an item, and the keys by which posts refer to it. */
export function readGuestAuthor({ texts, meta }: WordPressItem): { name: string; keys: string[] } {
	const said = (key: string) => meta.get(key)?.[0] || undefined;
	const name = said('cap-display_name') ?? said('_molongui_guest_author_display_name');
	const keys = [
		texts['post_name'],
		said('cap-user_login'),
		said('cap-linked_account'),
		texts['post_id'] && `guest-${texts['post_id']}`,
	];
	return {
		name: htmlToText(name ?? texts['title'] ?? ''),
		keys: keys.flatMap((key) => (key ? keyOf(key) : [])),
	};
}

/** Co-Authors Plus puts `cap-` before the names of its terms and items. */
const keyOf = (key: string) => key.replace(/^cap-/, '').toLowerCase();

/** Everybody who signs a post in the old blog's pages, the first one first; its account signs where no plugin says who does. */
export function listSigned(
	{ texts, terms, meta }: WordPressItem,
	{ authors, people }: Signers,
): string[] {
	const find = (...keys: string[]) =>
		keys.map((key) => people.get(keyOf(key))).find((name) => name !== undefined);
	const ofTerms = terms
		.filter(({ domain }) => domains.includes(domain))
		.map(({ nicename, name }) => find(nicename, name) ?? htmlToText(name));
	const ofKeys = keyed.flatMap((key) => meta.get(key) ?? []).map((key) => find(key) ?? '');
	const ofFields = [...meta].flatMap(([key, values]) => (named.test(key) ? values : []));
	const guests = [...ofTerms, ...ofKeys, ...ofFields.map(htmlToText)].filter((name) => name !== '');
	const account = authors.get(texts['creator'] ?? '') || texts['creator'] || '';
	return [...new Set(guests.length > 0 ? guests : [account])].filter((name) => name !== '');
}
