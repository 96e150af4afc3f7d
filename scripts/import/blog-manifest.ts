import { z } from 'zod';
import { limits } from '#config/limits';
import { authorFacts } from '#contract/authors';
import { wellFormedText } from '#contract/plain-fields';
import { slug } from '#contract/post-fields';
import { copyFields } from '#contract/working-copies';
import { categoryAccents, categoryIcons } from '#domain/names/category';
import { readMissedAddress } from '#domain/names/missed-address';
import { readOldAddress } from '#domain/names/old-address';
import { readOwnImage } from '#domain/pictures/own-picture';
import { pictureOrigins } from '#domain/pictures/picture-origin';
import { planKinds, planWaits } from '#domain/post/plan';
import { ImportError } from './import-error.ts';
import { parseJson } from './parse-json.ts';

export const manifestFile = 'blog.json';
export const postsFolder = 'posts/';
export const picturesFolder = 'images/';

const hash = z.string().regex(/^[a-f0-9]{64}$/);
/** Of a person or a topic. */
const name = wellFormedText.normalize('NFC');
/** PostgreSQL has no year 0. */
const moment = z.iso.datetime().refine((text) => !text.startsWith('0000'));
const size = z.number().int().min(1).max(limits.pictureSide);

/** The manifest that an export of this product contains besides its articles. */
const blogManifest = z.object({
	format: z.literal('blog-export'),
	version: z.literal(1),
	exported_at: z.string(),
	categories: z.array(
		z.object({
			name,
			slug,
			/** Absent in exports of earlier versions, as are the next three. */
			icon: z.enum(categoryIcons).nullable().default(null),
			accent: z.enum(categoryAccents).nullable().default(null),
			line: wellFormedText.nullable().default(null),
			created_at: moment.optional(),
		}),
	),
	/** Absent in exports of earlier versions. */
	topics: z
		.object({
			former_categories: z.array(
				z.object({
					/** Absent in exports of earlier versions. */
					id: z.uuid().nullable().default(null),
					name,
					slug,
					to: slug.nullable(),
				}),
			),
			former_tags: z.array(z.object({ name, to: name.nullable() })),
			different_tags: z.array(z.object({ one: name, other: name })),
		})
		.optional(),
	/** Absent in exports of earlier versions. */
	authors: z.array(authorFacts.extend({ name: name.min(1), addresses: z.array(slug) })).default([]),
	pictures: z.array(
		z.object({
			hash,
			name: wellFormedText,
			alt: wellFormedText,
			width: size,
			height: size,
			widths: z.array(size).min(1).max(10),
			/** Absent in exports of earlier versions. */
			origin: z.enum(pictureOrigins).nullable().catch(null),
			created_at: moment,
		}),
	),
	/** Exports of earlier versions have none. */
	plans: z
		.array(
			z.object({
				post_id: z.uuid(),
				kind: z.enum(planKinds),
				at: moment,
				leads_to: z.uuid().nullable(),
				waits: z.enum(planWaits).nullable(),
				user_name: z.string().nullable(),
				category: name.nullable(),
				fields: copyFields.nullable(),
			}),
		)
		.default([]),
	led_addresses: z
		.array(
			z.object({ from: z.string(), to: z.string() }).refine(({ from, to }) => {
				const read = readOwnImage(to) ? readOldAddress : readMissedAddress;
				return read(from) === from;
			}),
		)
		.default([]),
	forwards: z.array(z.object({ post_id: z.uuid(), leads_to: z.uuid() })).default([]),
});
export type BlogManifest = z.output<typeof blogManifest>;

/** Throws an `ImportError` when no export wrote it. */
export function readManifest(text: string): BlogManifest {
	const read = blogManifest.safeParse(parseJson(text, manifestFile));
	if (read.success) return read.data;
	const [issue] = read.error.issues;
	throw new ImportError(`${manifestFile} não serve: ${issue?.path.join('.')}: ${issue?.message}.`);
}
