import { z } from 'zod';
import { limits } from '#config/limits';
import { pictureFilters, pictureOrigins } from '#domain/pictures/picture-origin';
import { defineEndpoint } from './endpoint.ts';
import { line, wellFormedText } from './plain-fields.ts';

export const imageReply = z.object({
	/** SHA-256 of the stored bytes, in hex; it names the picture. */
	hash: z.string(),
	/** Address of the largest size, on this site. */
	url: z.string(),
	width: z.number(),
	height: z.number(),
	/** Stored widths in pixels, ascending. */
	widths: z.array(z.number()),
	bytes: z.number(),
	name: z.string(),
	alt: z.string(),
	/** How it came; null where that is not known. */
	origin: z.enum(pictureOrigins).nullable().default(null),
	created_at: z.string(),
});
export type Image = z.output<typeof imageReply> & { uses?: number | undefined };

/** A picture that was taken into the library. */
export const takenImage = z.object({
	success: z.literal(true),
	image: imageReply,
	/** It moves in its file, and here shows its first frame. */
	stands_still: z.boolean().default(false),
});

const hash = z.string().regex(/^[a-f0-9]{64}$/);
const alt = line.pipe(z.string().max(limits.imageAlt));

/** Uploads one picture as base64 in JSON: Netlify encodes binary bodies as base64 anyway, and limits them to 6 MB. */
export const uploadImage = defineEndpoint({
	name: 'upload-image',
	access: 'admin',
	maxBodyBytes: 6_000_000,
	request: z.object({
		name: line.pipe(z.string().max(300)),
		alt: alt.default(''),
		data_base64: z.base64(),
	}),
	response: takenImage,
});

/** The library of uploaded pictures. */
export const images = defineEndpoint({
	name: 'images',
	access: 'admin',
	request: z.discriminatedUnion('action', [
		z.object({
			action: z.literal('list'),
			page: z.int().min(1).default(1),
			q: wellFormedText.max(200).default(''),
			only: z.enum(pictureFilters).optional(),
			/** With how often each is used, and how many there are of each kind. */
			counted: z.boolean().default(false),
		}),
		z.object({ action: z.literal('describe'), hash, alt }),
		/** Deletes those that nothing shows; `restore` brings them back for a day. */
		z.object({ action: z.enum(['delete', 'restore']), hashes: z.array(hash).min(1).max(500) }),
		/** Where it stands. */
		z.object({ action: z.literal('uses'), hash }),
	]),
	response: z.object({
		success: z.literal(true),
		images: z.array(imageReply.extend({ uses: z.number().optional() })).optional(),
		total: z.number().optional(),
		/** Of the whole library, whatever was searched for. */
		counts: z.object({ all: z.number(), undescribed: z.number(), unused: z.number() }).optional(),
		/** The size of all of them, beyond this page too. */
		bytes: z.number().optional(),
		image: imageReply.optional(),
		/** What was deleted or restored. */
		hashes: z.array(z.string()).optional(),
		/** For `uses`: posts, those in the bin and texts in hand too, and authors. */
		uses: z
			.array(z.object({ id: z.string(), title: z.string(), kind: z.enum(['post', 'author']) }))
			.optional(),
	}),
});
