import { limits } from '#config/limits';
import type { Category } from './post.ts';

/** What a field may hold, by the table's word for it. Times are ISO 8601 strings in UTC. */
export interface FieldTypes {
	text: string;
	'optional text': string | null;
	'optional id': string | null;
	words: string[];
	number: number;
	'optional number': number | null;
	flag: boolean;
	time: string;
	'optional time': string | null;
	category: Category | null;
}

/**
 * `summary`: lists and pages know it, as they know everything but the body. `card`: a reader's card shows it.
 * `revision`: history keeps and restores it. `draft`: the form holds it, and so do working copies and journals.
 * `export`: an exported post has it.
 */
export type FieldPlace = 'summary' | 'card' | 'revision' | 'draft' | 'export';

interface FieldRule {
	type: keyof FieldTypes;
	/** `editor`: part of what she writes. `calendar`: publishing and scheduling change it. `server`: nobody sets it. */
	writtenBy: 'editor' | 'calendar' | 'server';
	/** Does a page show it? Then a difference is worth a build. */
	seen: boolean;
	in: readonly FieldPlace[];
	/** Letters. */
	most?: number;
	/** Said of the cover, and gone with it. */
	ofCover?: true;
}

const written = { writtenBy: 'editor', seen: true } as const;
const calendar = { writtenBy: 'calendar', seen: false } as const;
const server = { writtenBy: 'server', seen: false } as const;
const everywhere = ['summary', 'card', 'revision', 'draft', 'export'] as const;
const cover = { ...written, type: 'optional text', ofCover: true, in: everywhere } as const;
/** Pixels, measured when the cover was chosen; null when unknown. */
const measure = {
	...cover,
	type: 'optional number',
	in: ['summary', 'card', 'revision', 'export'],
} as const;

/**
 * Every field of a post, once. Types, schemas, columns, statements, the form's values, comparison, export and import
 * are made of this table or checked against it. Its order is the form's: of several errors the first here is shown first.
 * The names are those of Spec §3, in the database, on the wire and in code.
 */
export const postFieldTable = {
	title: { ...written, type: 'text', most: limits.title, in: everywhere },
	/** Readers see what it was rendered to. */
	content: { ...written, type: 'text', seen: false, in: ['revision', 'draft', 'export'] },
	scheduled_at: {
		...calendar,
		type: 'optional time',
		in: ['summary', 'revision', 'draft', 'export'],
	},
	slug: { ...written, type: 'text', most: limits.slug, in: everywhere },
	image_url: { ...cover, most: limits.imageUrl },
	image_alt: { ...cover, most: limits.imageAlt },
	/** The point that stays in sight where the cover is cropped, such as `50% 20%`: from the left and from the top. */
	image_focus: { ...cover, most: 9, in: ['summary', 'card', 'revision', 'export'] },
	image_width: measure,
	image_height: measure,
	category_id: { ...written, type: 'optional id', in: ['summary', 'revision', 'draft'] },
	tags: { ...written, type: 'words', in: everywhere },
	excerpt: { ...written, type: 'text', most: limits.excerpt, in: everywhere },
	/** Shown by search engines and social cards in place of the title. */
	search_title: {
		...written,
		type: 'optional text',
		most: limits.searchTitle,
		in: ['summary', 'revision', 'draft', 'export'],
	},
	/** Likewise in place of the excerpt. */
	search_description: {
		...written,
		type: 'optional text',
		most: limits.searchDescription,
		in: ['summary', 'revision', 'draft', 'export'],
	},
	author: { ...written, type: 'text', most: limits.author, in: everywhere },
	/** Text such as `5 min`. */
	read_time: { ...written, type: 'text', most: limits.readTime, in: everywhere },
	published: { ...calendar, type: 'flag', in: ['summary', 'revision', 'export'] },
	published_at: { ...calendar, type: 'optional time', in: ['summary', 'export'] },
	id: { ...server, type: 'text', in: ['summary', 'card', 'export'] },
	/** The row that `category_id` names. */
	category: { ...server, type: 'category', in: ['summary', 'card'] },
	created_at: { ...server, type: 'time', in: ['summary', 'card', 'export'] },
	updated_at: { ...server, type: 'time', in: ['summary', 'export'] },
	views: { ...server, type: 'number', in: ['summary'] },
	/** Grows by one with every change of the post, never with a view. */
	revision: { ...server, type: 'number', in: ['summary'] },
} as const satisfies Record<string, FieldRule>;
