import { z } from 'zod';
import { defaultReadTime, limits } from '#config/limits';
import { isSlug } from '#domain/names/slug';
import { findPictureFault } from '#domain/pictures/picture-address';
import { postFieldTable } from '#domain/post/post-field-table';
import type { OptionalText, WrittenField } from '#domain/post/post-fields';
import { unifyLineEnds } from '#domain/text/clean-text';
import { pictureFaultTexts } from './picture-fault-texts.ts';
import {
	author,
	categoryName,
	id,
	instant,
	line,
	lineOr,
	tooLong,
	trimmed,
	wellFormed,
} from './plain-fields.ts';

const utf8 = new TextEncoder();

const noTitle = 'Escreva um título.';
export const title = lineOr(noTitle).pipe(
	z.string().min(1, noTitle).max(limits.title, tooLong('O título', limits.title)),
);

const noContent = 'Escreva o conteúdo.';
const content = wellFormed(noContent)
	// The mark of a file's encoding, which comes along with a text that is pasted from it.
	.transform((text) => unifyLineEnds(text.replace(/^\ufeff/, '')))
	.refine((text) => text.trim() !== '', noContent)
	.refine((text) => utf8.encode(text).length <= limits.contentBytes, 'O conteúdo passa de 1 MB.');

const excerpt = line.pipe(z.string().max(limits.excerpt, tooLong('O resumo', limits.excerpt)));

const tagsMessage = `Até ${limits.tags} tags de ${limits.tagLength} caracteres.`;
const tags = z
	.array(line.pipe(z.string().max(limits.tagLength, tagsMessage)))
	.transform((list) => [...new Set(list.filter((tag) => tag !== ''))])
	.pipe(z.array(z.string()).max(limits.tags, tagsMessage));

const readTime = line.pipe(
	z
		.string()
		.max(limits.readTime, 'O tempo de leitura é longo demais.')
		.transform((text) => (text === '' ? defaultReadTime : text)),
);

export const slug = trimmed.pipe(
	z
		.string()
		.max(limits.slug, `O endereço passa de ${limits.slug} caracteres.`)
		.refine(isSlug, 'Use só letras minúsculas, números e hifens no endereço.'),
);

/** A category as the specification allows it: a name, or an object with a name. */
const categoryReference = z.union([
	categoryName,
	z.object({ name: categoryName }).transform(({ name }) => name),
]);

const optionalLine = (name: OptionalText, named: string) => {
	const { maxLength } = postFieldTable[name];
	return line
		.pipe(z.string().max(maxLength, tooLong(named, maxLength)))
		.transform((text) => text || null)
		.nullable();
};

const imageUrl = trimmed.pipe(
	z
		.string()
		.superRefine((text, { addIssue }) => {
			const fault = text === '' ? undefined : findPictureFault(text);
			if (fault) addIssue({ code: 'custom', message: pictureFaultTexts[fault] });
		})
		.transform((text) => (text === '' ? null : text)),
);

/**
 * Version of the working copy that a save replaces, as last seen; 0 when there was none. A different version is never
 * discarded.
 */
export const copyVersion = z.int().min(0);

/** Validates every writable field of a post; `create-post` and `update-post` choose which are required. */
export const postFields = {
	title,
	content,
	excerpt,
	search_title: optionalLine('search_title', 'O título no Google'),
	search_description: optionalLine('search_description', 'A descrição no Google'),
	author,
	category_id: z
		.union([z.literal('').transform(() => null), id], 'Escolha uma categoria.')
		.nullable(),
	category: categoryReference.nullable(),
	tags,
	read_time: readTime,
	image_url: imageUrl.nullable(),
	image_alt: line
		.pipe(z.string().max(limits.imageAlt, 'A descrição da imagem é longa demais.'))
		.nullable(),
	image_credit: optionalLine('image_credit', 'O crédito da capa'),
	image_focus: z
		.string()
		.regex(/^(?:(?:100|\d{1,2})% (?:100|\d{1,2})%)?$/, 'Escreva o foco da capa como 50% 20%.')
		.transform((text) => text || null)
		.nullable(),
	image_width: z.int().positive().max(limits.pictureSide).nullable(),
	image_height: z.int().positive().max(limits.pictureSide).nullable(),
	slug,
	scheduled_at: instant.nullable(),
} satisfies Record<WrittenField | 'scheduled_at' | 'category', z.ZodType>;

/** The same fields, all optional. */
export const optionalFields = z.object(postFields).partial().shape;
