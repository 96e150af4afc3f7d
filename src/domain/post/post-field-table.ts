import { limits } from '#config/limits';
import type { Category } from '../names/category.ts';

/** The value types that the table can name. Times are ISO 8601 strings in UTC. */
export interface FieldTypes {
	text: string;
	'optional text': string | null;
	'optional id': string | null;
	'text list': string[];
	number: number;
	'optional number': number | null;
	flag: boolean;
	time: string;
	'optional time': string | null;
	category: Category | null;
}

/**
 * `card`: shown on a reader's card. `revision`: saved and restored by history. `copy`: held by the form, working copies
 * and journals. `export`: included in an exported post. `search`: readers' search finds its words, and a
 * card has to show them; `list search`: the desk's does. Both find the article's, too.
 */
export type FieldPlace = 'card' | 'revision' | 'copy' | 'export' | 'search' | 'list search';

interface FieldRule {
	type: keyof FieldTypes;
	/** `editor`: part of what she writes. `calendar`: changed by publishing and scheduling. `server`: never set by a caller. */
	writtenBy: 'editor' | 'calendar' | 'server';
	/** Pages show it, so a difference requires a build. */
	seen: boolean;
	in: readonly FieldPlace[];
	/** Maximum length in characters. */
	maxLength?: number;
	/** Describes the cover, and is removed with it. */
	ofCover?: true;
	/** Another one makes the article a changed one (`text_changed_at`). */
	isRead?: true;
	/** Every text begins with one, so it alone is nothing written. */
	prefilled?: true;
}

const written = { writtenBy: 'editor', seen: true } as const;
const calendar = { writtenBy: 'calendar', seen: false } as const;
const server = { writtenBy: 'server', seen: false } as const;
const everywhere = ['card', 'revision', 'copy', 'export'] as const;
const cover = { ...written, type: 'optional text', ofCover: true, in: everywhere } as const;
/** Pixels, measured when the cover was chosen; null when unknown. */
const measure = { ...cover, type: 'optional number', in: ['card', 'revision', 'export'] } as const;

/**
 * Every field of a post, once. Types, schemas, columns, statements, form values, comparison, export and import are
 * derived from this table or checked against it. The order is that of the form: of several errors the first one here is
 * shown first. The names are the specification's, in the database, on the wire and in code.
 */
export const postFieldTable = {
	title: {
		...written,
		type: 'text',
		isRead: true,
		maxLength: limits.title,
		in: [...everywhere, 'search', 'list search'],
	},
	/** Readers see the article rendered from it. */
	content: {
		...written,
		type: 'text',
		isRead: true,
		seen: false,
		in: ['revision', 'copy', 'export'],
	},
	scheduled_at: { ...calendar, type: 'optional time', in: ['revision', 'copy', 'export'] },
	slug: { ...written, type: 'text', maxLength: limits.slug, in: everywhere },
	image_url: { ...cover, isRead: true, maxLength: limits.imageUrl },
	image_alt: { ...cover, isRead: true, maxLength: limits.imageAlt },
	/** Whose it is, such as `Foto: Ana Lima`, in the source's words; only its article shows it. */
	image_credit: {
		...cover,
		isRead: true,
		maxLength: limits.imageCredit,
		in: ['revision', 'copy', 'export'],
	},
	/** The point that stays visible when the cover is cropped, such as `50% 20%`: from the left and from the top. */
	image_focus: { ...cover, maxLength: 9 },
	image_width: measure,
	image_height: measure,
	category_id: { ...written, type: 'optional id', in: ['revision', 'copy'] },
	tags: { ...written, type: 'text list', in: everywhere },
	/** Stored empty when nobody typed one; readers see the beginning of the text instead. */
	excerpt: {
		...written,
		type: 'text',
		isRead: true,
		maxLength: limits.excerpt,
		in: [...everywhere, 'search'],
	},
	/** Replaces the title in search engines and social cards. */
	search_title: {
		...written,
		type: 'optional text',
		maxLength: 120,
		in: ['revision', 'copy', 'export'],
	},
	/** Replaces the excerpt in search engines and social cards. */
	search_description: {
		...written,
		type: 'optional text',
		maxLength: 320,
		in: ['revision', 'copy', 'export'],
	},
	author: {
		...written,
		type: 'text',
		isRead: true,
		maxLength: limits.author,
		prefilled: true,
		in: [...everywhere, 'search'],
	},
	/** Text such as `5 min`. */
	read_time: {
		...written,
		type: 'text',
		maxLength: limits.readTime,
		prefilled: true,
		in: everywhere,
	},
	published: { ...calendar, type: 'flag', in: ['revision', 'export'] },
	published_at: { ...calendar, type: 'optional time', seen: true, in: ['export'] },
	/** The day from which its editor wants to read it again: `2027-05-25`. No part of its text, so no revision has it. */
	review_on: { ...calendar, type: 'optional text', maxLength: 10, in: ['export'] },
	id: { ...server, type: 'text', in: ['card', 'export'] },
	/** Whether somebody typed the excerpt that readers see. */
	excerpt_typed: { ...server, type: 'flag', in: [] },
	/** The row that `category_id` references. */
	category: { ...server, type: 'category', in: ['card'] },
	/** Lists go by it. */
	created_at: { ...server, type: 'time', seen: true, in: ['card', 'export'] },
	/** Of any change, as the desk sorts and compares. */
	updated_at: { ...server, type: 'time', in: ['export'] },
	/** When what readers read was last changed; null in a row of an earlier version, until a build settles it. */
	text_changed_at: { ...server, type: 'optional time', in: ['export'] },
	views: { ...server, type: 'number', in: [] },
	/** By which feed readers know it for ever; null in a row of an earlier version, until a build settles it. */
	guid: { ...server, type: 'optional text', maxLength: limits.imageUrl, in: ['export'] },
	/** Increases by one with every change of the post; views do not count. */
	revision: { ...server, type: 'number', in: [] },
} as const satisfies Record<string, FieldRule>;
