import { stripTitlePrefix } from '../text/title-prefix.ts';
import type { Post } from './post.ts';
import { type CopyField, copyFields } from './post-fields.ts';
import { type CopyFields, copyFieldsOf, type RevisionFields } from './post-versions.ts';

/** A published post is not scheduled. */
export const withoutTime = (values: CopyFields): CopyFields => ({
	...values,
	scheduled_at: null,
});

/**
 * The form values of a stored post, without what nobody typed: the two leading blocks that `create-post` adds
 * to the text, and the excerpt that it gives.
 */
export const valuesOf = (post: Post | RevisionFields): CopyFields => ({
	...copyFieldsOf(post),
	excerpt: 'excerpt_typed' in post && !post.excerpt_typed ? '' : post.excerpt,
	content: stripTitlePrefix(post.content),
	scheduled_at: post.published ? null : post.scheduled_at,
});

/** Two different notations of a time can be equal. */
const instantKey = (text: string) => {
	const ms = Date.parse(text);
	return Number.isNaN(ms) ? text : ms;
};

export function sameField(name: CopyField, a: CopyFields, b: CopyFields): boolean {
	if (name === 'tags')
		return a.tags.length === b.tags.length && a.tags.every((tag, at) => tag === b.tags[at]);
	if (name === 'scheduled_at')
		return instantKey(a.scheduled_at ?? '') === instantKey(b.scheduled_at ?? '');
	return a[name] === b[name];
}

export const sameValues = (a: CopyFields, b: CopyFields): boolean =>
	copyFields.every((name) => sameField(name, a, b));
