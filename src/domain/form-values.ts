import { stripDraftPrefix } from './draft-prefix.ts';
import type { Post } from './post.ts';
import { type DraftField, draftFields } from './post-fields.ts';
import { type DraftFields, draftOf, type RevisionFields } from './post-versions.ts';

/** A published post is not scheduled. */
export const withoutTime = (values: DraftFields): DraftFields => ({
	...values,
	scheduled_at: null,
});

/** The form values of a stored post, without the two leading blocks that `create-post` adds to the text. */
export const valuesOf = (post: Post | RevisionFields): DraftFields => ({
	...draftOf(post),
	content: stripDraftPrefix(post.content),
	scheduled_at: post.published ? null : post.scheduled_at,
});

/** Two different notations of a time can be equal. */
const instantKey = (text: string) => {
	const ms = Date.parse(text);
	return Number.isNaN(ms) ? text : ms;
};

export function sameField(name: DraftField, a: DraftFields, b: DraftFields): boolean {
	if (name === 'tags')
		return a.tags.length === b.tags.length && a.tags.every((tag, at) => tag === b.tags[at]);
	if (name === 'scheduled_at')
		return instantKey(a.scheduled_at ?? '') === instantKey(b.scheduled_at ?? '');
	return a[name] === b[name];
}

export const sameValues = (a: DraftFields, b: DraftFields): boolean =>
	draftFields.every((name) => sameField(name, a, b));
