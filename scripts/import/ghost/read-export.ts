import { z } from 'zod';
import { ImportError } from '../import-error.ts';

const id = z.union([z.string(), z.number()]).transform(String);
const words = z.string().nullish();
const rows = <Row extends z.ZodType>(row: Row) =>
	z
		.array(z.unknown())
		.default([])
		.transform(
			(list) => list.flatMap((entry) => row.safeParse(entry).data ?? []) as z.output<Row>[],
		);

/** In a table of their own since Ghost 3, before that in the post. */
const ofMeta = {
	feature_image_alt: words,
	feature_image_caption: words,
	meta_title: words,
	meta_description: words,
	/** Written for subscribers' mail alone. */
	email_only: z.union([z.boolean(), z.number(), z.string()]).nullish(),
	og_title: words,
	og_description: words,
	twitter_title: words,
	twitter_description: words,
};

const ghostPost = z.looseObject({
	id,
	uuid: words,
	title: words,
	slug: words,
	html: words,
	lexical: words,
	mobiledoc: words,
	markdown: words,
	feature_image: words,
	/** Before Ghost 1.0. */
	image: words,
	...ofMeta,
	type: words,
	/** Before Ghost 3. */
	page: z.union([z.boolean(), z.number(), z.string()]).nullish(),
	status: words,
	visibility: words,
	email_recipient_filter: words,
	created_at: z.union([z.string(), z.number()]).nullish(),
	updated_at: z.union([z.string(), z.number()]).nullish(),
	published_at: z.union([z.string(), z.number()]).nullish(),
	custom_excerpt: words,
	codeinjection_head: words,
	codeinjection_foot: words,
	canonical_url: words,
	author_id: z.union([z.string(), z.number()]).nullish(),
});
export type GhostPost = z.output<typeof ghostPost>;
export type GhostMeta = {
	[Name in keyof typeof ofMeta]?: z.output<(typeof ofMeta)[Name]> | undefined;
};

const order = z.number().nullish();
const ghostData = z.object({
	posts: z.array(z.unknown()),
	users: rows(
		z.object({
			id,
			name: words,
			bio: words,
			website: words,
			twitter: words,
			facebook: words,
			instagram: words,
			linkedin: words,
		}),
	),
	tags: rows(z.object({ id, name: words, visibility: words })),
	posts_authors: rows(z.object({ post_id: id, author_id: id, sort_order: order })),
	posts_tags: rows(z.object({ post_id: id, tag_id: id, sort_order: order })),
	posts_meta: rows(z.object({ post_id: id, ...ofMeta })),
	settings: rows(z.object({ key: z.string(), value: z.unknown() })),
});
export type GhostData = z.output<typeof ghostData>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null;

/** Returns the tables of an export from any Ghost release; undefined when it is not one. */
function findTables(file: unknown): unknown {
	if (!isRecord(file)) return undefined;
	const [first] = Array.isArray(file['db']) ? file['db'] : [file];
	const data = isRecord(first) ? (first['data'] ?? first) : undefined;
	return isRecord(data) && Array.isArray(data['posts']) ? data : undefined;
}

export const isGhostExport = (file: unknown): boolean => findTables(file) !== undefined;

/** Throws an `ImportError` when these are not a Ghost export's tables. */
export function readGhostExport(file: unknown): GhostData {
	const read = ghostData.safeParse(findTables(file));
	if (read.success) return read.data;
	const [issue] = read.error.issues;
	throw new ImportError(
		`A exportação do Ghost não serve: ${issue?.path.join('.')}: ${issue?.message}.`,
	);
}

/** Throws an `ImportError` that names the item. */
export function readGhostPost(row: unknown, index: number): GhostPost {
	const read = ghostPost.safeParse(row);
	if (read.success) return read.data;
	const [issue] = read.error.issues;
	throw new ImportError(`posts[${index}] não serve: ${issue?.path.join('.')}: ${issue?.message}.`);
}
