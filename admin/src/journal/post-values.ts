import { defaultReadTime } from '#config/limits';
import { stripDraftPrefix } from '#domain/draft-prefix';
import type { Post } from '#domain/post';
import { type DraftField, draftFields } from '#domain/post-fields';
import {
	completeDraft,
	type DraftFields,
	draftOf,
	type RevisionFields,
} from '#domain/post-versions';

/** The form's values; a working copy on the server has the same fields. */
export type PostValues = DraftFields;
export type FieldName = DraftField;
/** In the form's order, which decides which of several errors is shown first. */
export const fieldNames = draftFields;

export const emptyValues = (author: string): PostValues =>
	completeDraft({ author, read_time: defaultReadTime });

/** A published post is not scheduled. */
export const withoutTime = (values: PostValues): PostValues => ({ ...values, scheduled_at: null });

/** The form values of a stored post, without the two leading blocks that `create-post` adds to the text. */
export const valuesOf = (post: Post | RevisionFields): PostValues => ({
	...draftOf(post),
	content: stripDraftPrefix(post.content),
	scheduled_at: post.published ? null : post.scheduled_at,
});

/** Two different notations of a time can be equal. */
const instantKey = (text: string) => {
	const ms = Date.parse(text);
	return Number.isNaN(ms) ? text : ms;
};

export function sameField(name: FieldName, a: PostValues, b: PostValues): boolean {
	if (name === 'tags')
		return a.tags.length === b.tags.length && a.tags.every((tag, at) => tag === b.tags[at]);
	if (name === 'scheduled_at')
		return instantKey(a.scheduled_at ?? '') === instantKey(b.scheduled_at ?? '');
	return a[name] === b[name];
}

export const sameValues = (a: PostValues, b: PostValues): boolean =>
	fieldNames.every((name) => sameField(name, a, b));
