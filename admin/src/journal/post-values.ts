import { defaultReadTime } from '#config/limits';
import { stripDraftPrefix } from '#domain/draft-text';
import type { Post } from '#domain/post';
import type { DraftFields, RevisionFields } from '#domain/post-versions';

/** What the form holds; the same fields as a working copy on the server. */
export type PostValues = DraftFields;
export type FieldName = keyof PostValues;

/** In the order in which the form shows them: the first error is the first of these. */
export const fieldNames = [
	'title',
	'content',
	'scheduled_at',
	'slug',
	'image_url',
	'image_alt',
	'category_id',
	'tags',
	'excerpt',
	'author',
	'read_time',
] as const satisfies readonly FieldName[];

export const emptyValues = (author: string): PostValues => ({
	title: '',
	content: '',
	excerpt: '',
	author,
	category_id: '',
	tags: [],
	read_time: defaultReadTime,
	image_url: '',
	image_alt: '',
	slug: '',
	scheduled_at: null,
});

/** A post that is out waits for no time. */
export const withoutTime = (values: PostValues): PostValues => ({ ...values, scheduled_at: null });

/** A stored post as the form shows it: without the two leading blocks that `create-post` puts before the text. */
export function valuesOf(post: Post | RevisionFields): PostValues {
	return {
		title: post.title,
		content: stripDraftPrefix(post.content),
		excerpt: post.excerpt,
		author: post.author,
		category_id: post.category_id ?? '',
		tags: post.tags,
		read_time: post.read_time,
		image_url: post.image_url ?? '',
		image_alt: post.image_alt ?? '',
		slug: post.slug,
		scheduled_at: post.published ? null : post.scheduled_at,
	};
}

/** Equal times may be written in two ways. */
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
