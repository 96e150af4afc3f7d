import { createPost } from '#contract/create-post';
import { call } from '../../api/call.ts';
import { fetchPost } from '../../api/queries.ts';
import { copyOf } from './copy-of.ts';

/** Loaded on demand: the list must not wait for the validation rules. */
export const duplicate = async (id: string) => call(createPost, copyOf(await fetchPost(id)));
