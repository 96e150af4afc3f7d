import { createPost } from '#contract/create-post';
import { valuesOf } from '#domain/post/form-values';
import { postStatus } from '#domain/post/post';
import { call } from '../../api/call.ts';
import { fetchPost } from '../../api/queries.ts';
import { beginText } from '../../text/begin-post.ts';
import { copyOf, titleOfCopy } from './copy-of.ts';

/** Makes a draft with the words of a post, of a draft also with what it still lacks. Loaded on demand: the list must not wait for the validation rules. Returns the copy's id. */
export async function duplicate(id: string): Promise<string> {
	const post = await fetchPost(id);
	if (postStatus(post) !== 'draft') return (await call(createPost, copyOf(post))).post.id;
	return beginText({ ...valuesOf(post), title: titleOfCopy(post.title), slug: '' });
}
