import { z } from 'zod';
import { categoryAccents, categoryIcons } from '#domain/names/category';
import { pictureFaults } from '#domain/pictures/picture-address';
import { type FieldTypes, postFieldTable } from '#domain/post/post-field-table';
import { mapFields, type PostField, postFieldNames, summaryFields } from '#domain/post/post-fields';
import type { BuildFinding } from '#domain/site/build-finding';

/** Replies for a category, a post in a list and a whole post; their types are those of `#domain/post/post`. */
export const categoryReply = z.object({
	id: z.string(),
	name: z.string(),
	slug: z.string(),
	icon: z.enum(categoryIcons).nullable().optional(),
	accent: z.enum(categoryAccents).nullable().optional(),
	line: z.string().nullable().optional(),
});

const replyTypes = {
	text: z.string(),
	'optional text': z.string().nullable(),
	'optional id': z.string().nullable(),
	'text list': z.array(z.string()),
	number: z.number(),
	'optional number': z.number().nullable(),
	flag: z.boolean(),
	time: z.string(),
	'optional time': z.string().nullable(),
	category: categoryReply.nullable(),
} satisfies { [Type in keyof FieldTypes]: z.ZodType<FieldTypes[Type]> };

type ReplyShape<Name extends PostField> = {
	[N in Name]: (typeof replyTypes)[(typeof postFieldTable)[N]['type']];
};

/** A reply schema with these fields of a post. */
export const replyOf = <Name extends PostField>(fields: readonly Name[]) =>
	z.object(mapFields(fields, (name) => replyTypes[postFieldTable[name].type]) as ReplyShape<Name>);

export const postSummaryReply = replyOf(summaryFields);
export const postReply = replyOf(postFieldNames);

const renderedArticleReply = z.object({
	html: z.string(),
	outline: z.array(z.object({ id: z.string(), text: z.string(), level: z.number() })),
	plain_text: z.string(),
	reading_minutes: z.number(),
	renderer: z.string(),
});

/** A text as readers see it; only with a cover that a model made is the second field there. */
export const previewReply = {
	article: renderedArticleReply,
	cover_generated: z.literal(true).optional(),
};

/** A difference between a post as written and as readers see it. */
export const findingReply = z.object({
	/**
	 * `cover`: the post's drawing replaced it. `picture`: the placeholder replaced pictures in the text. `post`: it was
	 * left out.
	 */
	kind: z.enum(['cover', 'picture', 'post']),
	/** The fault of the cover, or the one that all pictures of the text share. */
	fault: z.enum(pictureFaults).nullable(),
	/** The addresses, or the error's message. */
	detail: z.string(),
}) satisfies z.ZodType<Pick<BuildFinding, 'kind' | 'fault' | 'detail'>>;
