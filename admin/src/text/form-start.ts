import { queryOptions } from '@tanstack/react-query';
import { postRevisions } from '#contract/post-revisions';
import { type WorkingCopy, workingCopies } from '#contract/working-copies';
import { valuesOf } from '#domain/post/form-values';
import { isOnlyBegun } from '#domain/post/post';
import { isUuid } from '#domain/post/post-id';
import { mergeValues } from '#merge/merge-values';
import { unlessMissing } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { fetchPost } from '../api/queries.ts';
import { listOrphans } from './find-lost.ts';
import { emptyValues, type PostValues } from './post-values.ts';
import type { TextStart } from './text-events.ts';

/** The state that a form opens with. */
export interface FormStart extends TextStart {
	id: string;
}

export async function fetchCopy(postId: string, signal?: AbortSignal): Promise<WorkingCopy | null> {
	return (await call(workingCopies, { action: 'get', post_id: postId }, { signal })).draft ?? null;
}

/** The post as it was saved at that revision. */
export async function fetchRevision(
	postId: string,
	revision: number,
	signal?: AbortSignal,
): Promise<PostValues | undefined> {
	const asked = { action: 'get', post_id: postId, revision } as const;
	const { fields } = await call(postRevisions, asked, { signal });
	return fields && valuesOf(fields);
}

/** A new text that exists only in this browser. */
async function findLeft(user: string, id: string): Promise<PostValues | undefined> {
	try {
		return (await listOrphans(user, id))[0]?.values;
	} catch (error) {
		console.warn('journal', error); // Storage is not allowed, so it contains nothing.
		return undefined;
	}
}

/** Opens a new text, or one started at this address, which may have become a post meanwhile. */
async function startOfNew(wanted: Wanted, signal: AbortSignal): Promise<FormStart> {
	const { id, author, user, known, scheduled_at } = wanted;
	const blank = emptyValues(author);
	const dated = { ...blank, scheduled_at };
	if (!known) return { id, post: null, workingCopy: null, blank, values: dated };
	const [workingCopy, post] = await Promise.all([
		fetchCopy(id, signal),
		unlessMissing(fetchPost(id, signal)),
	]);
	if (post && !isOnlyBegun(post)) return startOfPost(wanted, signal);
	const values = workingCopy?.fields ?? (await findLeft(user, id)) ?? blank;
	return { id, post: null, workingCopy, blank, values };
}

/** A draft that is not created is a new text. Otherwise merges the present row into a working copy that was started from an older one. */
async function startOfPost(wanted: Wanted, signal: AbortSignal): Promise<FormStart> {
	const { id: idOrSlug } = wanted;
	const early = isUuid(idOrSlug) ? fetchCopy(idOrSlug, signal) : undefined;
	const [post, known] = await Promise.all([fetchPost(idOrSlug, signal), early]);
	if (isOnlyBegun(post)) return startOfNew({ ...wanted, id: post.id, known: true }, signal);
	const workingCopy = early ? (known ?? null) : await fetchCopy(post.id, signal);
	const live = valuesOf(post);
	const values = workingCopy?.fields ?? live;
	const start = { id: post.id, post, workingCopy, blank: emptyValues(''), values };
	const startedFrom = workingCopy?.base_revision ?? 0;
	if (startedFrom === 0 || startedFrom === post.revision) return start;
	const base = (await fetchRevision(post.id, startedFrom, signal)) ?? live;
	const merge = mergeValues({ base, mine: values, theirs: live });
	if (merge.clashes.length === 0) return { ...start, values: merge.merged };
	return { ...start, clash: { base, theirs: live, at: post.updated_at, resume: 'autosave' } };
}

interface Wanted {
	/** Id or slug. */
	id: string;
	isNew: boolean;
	/** A new post whose text may already be on the server. */
	known: boolean;
	author: string;
	/** When a new post is to come out, as its address asks. */
	scheduled_at: string | null;
	/** The user whose journal may contain it. */
	user: string;
}

/** Read once per visit: a refetch must not replace text that is being written. */
export const formStartQuery = (wanted: Wanted) =>
	queryOptions({
		queryKey: ['form-start', wanted.id],
		queryFn: ({ signal }) =>
			wanted.isNew ? startOfNew(wanted, signal) : startOfPost(wanted, signal),
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
		refetchOnWindowFocus: false,
		refetchOnReconnect: false,
	});
