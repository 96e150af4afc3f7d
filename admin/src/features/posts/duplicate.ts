import { createPost } from '#contract/create-post';
import { valuesOf } from '#domain/form-values';
import { isOnlyBegun } from '#domain/post-status';
import { call } from '../../api/call.ts';
import { fetchPost } from '../../api/queries.ts';
import { beginText } from '../../text/begin-post.ts';
import { copyOf, titleOfCopy } from './copy-of.ts';

/** Loaded on demand: the list must not wait for the validation rules. Returns the copy's id. */
export async function duplicate(id: string): Promise<string> {
	const post = await fetchPost(id);
	if (!isOnlyBegun(post)) return (await call(createPost, copyOf(post))).post.id;
	return beginText({ ...valuesOf(post), title: titleOfCopy(post.title), slug: '' });
}
