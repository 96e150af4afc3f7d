import { z } from 'zod';
import { limits } from '#config/limits';
import { readOwnImage } from '#domain/pictures/own-picture';
import { defineEndpoint } from './endpoint.ts';
import { line, tooLong, trimmed } from './plain-fields.ts';

const name = line.pipe(
	z.string().min(1, 'Escreva o nome.').max(limits.author, tooLong('O nome', limits.author)),
);

const optionalLine = line
	.pipe(z.string().max(limits.authorLine, tooLong('A bio', limits.authorLine)))
	.transform((text) => text || null)
	.nullable();

const picture = trimmed
	.refine(
		(url) => url === '' || readOwnImage(url) !== undefined,
		'Escolha uma imagem da biblioteca do blog.',
	)
	.transform((url) => url || null)
	.nullable();

const link = z.object({
	label: line.pipe(
		z
			.string()
			.min(1, 'Escreva o texto do link.')
			.max(limits.linkLabel, tooLong('O texto do link', limits.linkLabel)),
	),
	/** As a browser understands it: `https:site` as it is written would lead to a page of this blog. */
	url: trimmed.pipe(z.string().max(limits.imageUrl, 'O endereço do link é longo demais.')).pipe(
		z.url({
			error: 'O link precisa começar com https:// e levar a um site.',
			protocol: /^https?$/,
			normalize: true,
		}),
	),
});

/** What an editor writes about an author; the address follows from the name. */
export const authorFacts = z.object({
	name,
	line: optionalLine,
	image_url: picture,
	links: z.array(link).max(limits.authorLinks, `Cabem ${limits.authorLinks} links por pessoa.`),
});

const authorReply = z.object({
	name: z.string(),
	slug: z.string(),
	line: z.string().nullable(),
	image_url: z.string().nullable(),
	links: z.array(z.object({ label: z.string(), url: z.string() })),
});

const listedAuthor = authorReply.extend({
	/** How many posts bear the name, those in the bin included. */
	posts: z.number(),
	/** Of these, how many readers see. */
	published: z.number(),
});
export type ListedAuthor = z.output<typeof listedAuthor>;

const slug = z.string().min(1).max(limits.slug);

/** Who writes: lists, saves and deletes authors. Names that only posts bear are listed too, and saving one keeps it. */
export const authors = defineEndpoint({
	name: 'authors',
	access: 'admin',
	request: z.discriminatedUnion('action', [
		z.object({ action: z.literal('list') }),
		authorFacts.extend({
			action: z.literal('save'),
			/** The present address; null for a new author. */
			slug: slug.nullable(),
		}),
		z.object({ action: z.literal('delete'), slug }),
	]),
	response: z.object({
		success: z.literal(true),
		authors: z.array(listedAuthor).optional(),
		author: authorReply.optional(),
		publication: z.number().nullable().optional(),
	}),
});
