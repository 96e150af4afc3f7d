import { z } from 'zod';
import type { BuildFinding } from '#domain/build-finding';
import { pictureFaults } from '#domain/picture-address';
import { type FieldTypes, postFieldTable } from '#domain/post-field-table';
import { mapFields, type PostField, postFieldNames, summaryFields } from '#domain/post-fields';

/** A category, a post in a list and a whole post as the server answers them; the types are `#domain/post`'s. */
export const categoryReply = z.object({ id: z.string(), name: z.string(), slug: z.string() });

const replyTypes = {
	text: z.string(),
	'optional text': z.string().nullable(),
	'optional id': z.string().nullable(),
	words: z.array(z.string()),
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

/** These fields of a post, as the server answers them. */
export const replyOf = <Name extends PostField>(fields: readonly Name[]) =>
	z.object(mapFields(fields, (name) => replyTypes[postFieldTable[name].type]) as ReplyShape<Name>);

export const postSummaryReply = replyOf(summaryFields);
export const postReply = replyOf(postFieldNames);

export const renderedArticleReply = z.object({
	html: z.string(),
	outline: z.array(z.object({ id: z.string(), text: z.string(), level: z.number() })),
	plain_text: z.string(),
	reading_minutes: z.number(),
	renderer: z.string(),
});

/** What readers do not see of a post as it was written, and why. */
export const findingReply = z.object({
	/** The category's panel took the place of the cover, the placeholder that of pictures in the text, or the post was left out. */
	kind: z.enum(['cover', 'picture', 'post']),
	/** Of a cover, or of all pictures of a text. */
	fault: z.enum(pictureFaults).nullable(),
	/** The addresses, or what the error said. */
	detail: z.string(),
}) satisfies z.ZodType<Pick<BuildFinding, 'kind' | 'fault' | 'detail'>>;
