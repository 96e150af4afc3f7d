import { createPost } from '#contract/create-post';
import { updatePost } from '#contract/update-post';
import type { WorkingCopy } from '#contract/working-copies';
import type { Post } from '#domain/post/post';
import { ApiError, isUnreachable } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { fetchPost } from '../api/queries.ts';
import { toCreateRequest, toUpdateRequest } from './post-requests.ts';
import type { PostValues } from './post-values.ts';
import type { SaveIntent } from './text-state.ts';
import type { WorkingCopyWriter } from './working-copy-writer.ts';

/** The saved post, and the publication that makes it public. */
export interface Done {
	post: Post;
	publication: number | null;
	created: boolean;
}
export type Outcome =
	| ({ kind: 'done' } & Done)
	| { kind: 'conflict' }
	/** The button's label no longer matches what this save would do, so nothing was saved. */
	| { kind: 'outdated' }
	| { kind: 'failed'; error: unknown };

const mostRounds = 5;

/** What 'Salvar' does to a post's time: nothing, unless it already had one; 'Agendar' sets it. */
function scheduleOf(intent: SaveIntent, post: Post | null): boolean | undefined {
	if (intent === 'publish' || intent === 'save-to-site') return undefined;
	if (intent === 'schedule') return true;
	return post?.scheduled_at ? true : undefined;
}

/** Whether the post was published or unpublished after the button was drawn. */
function isOutdated(intent: SaveIntent, post: Post | null): boolean {
	const isLive = post?.published ?? false;
	if (intent === 'publish') return false;
	return intent === 'save-to-site' ? !isLive : isLive;
}

async function writeOnce(
	id: string,
	intent: SaveIntent,
	{ text }: WorkingCopyWriter,
	sent: PostValues,
) {
	const { post, workingCopy } = text.state;
	const draft_version = workingCopy?.version ?? 0;
	const published = intent === 'publish';
	const schedule = scheduleOf(intent, post);
	if (post) {
		const request = toUpdateRequest(sent, { id, revision: post.revision, schedule });
		return call(updatePost, { ...request, draft_version, publish: published });
	}
	const request = toCreateRequest(sent, { id, published, schedule: schedule === true });
	return call(createPost, { ...request, draft_version });
}

/**
 * The save started from an outdated row or working copy, or the reply to its create was lost. Returns false when the
 * user must choose, and undefined when it failed for another reason.
 */
async function catchUp(
	writer: WorkingCopyWriter,
	{ code, details }: ApiError,
	{ id, intent }: { id: string; intent: SaveIntent },
): Promise<boolean | undefined> {
	if (code === 'idempotency_mismatch') return writer.joinRow(await fetchPost(id), intent);
	if (code !== 'stale_revision' || !details['post']) return undefined;
	const { post, draft } = details as { post: Post; draft: WorkingCopy | null };
	// A draft that is not created has revision 0.
	if (post.revision !== (writer.text.state.post?.revision ?? 0))
		return writer.joinRow(post, intent, draft);
	return writer.joinCopy(draft, intent);
}

/**
 * Saves on request, after any running autosave: merges newer changes, and publishes if asked to. The form chooses the
 * post's id, so repeating a create is safe.
 */
export function savePost(
	writer: WorkingCopyWriter,
	id: string,
	intent: SaveIntent,
): Promise<Outcome> {
	const { text } = writer;
	writer.start(intent);
	return writer
		.enqueue(async (): Promise<Outcome> => {
			if (text.dispatch('askedAgain', intent).conflict) return { kind: 'conflict' };
			const created = text.state.post === null;
			let isRepeated = false;
			for (let round = 0; round < mostRounds; round += 1) {
				const { post: known, unpublished } = text.state;
				if (isOutdated(intent, known)) return { kind: 'outdated' };
				// An earlier call did it, and only its reply was lost.
				if ((intent === 'publish' || isRepeated) && known?.published && !unpublished)
					return { kind: 'done', post: known, publication: null, created };
				const sent = text.values;
				try {
					const { post, publication } = await writeOnce(id, intent, writer, sent);
					writer.accept(post, sent);
					return { kind: 'done', post, publication, created };
				} catch (error) {
					// Perhaps only the reply was lost: a repeated save changes nothing, and says whether there was one.
					if (isUnreachable(error) && !isRepeated) {
						isRepeated = true;
						continue;
					}
					const joined =
						error instanceof ApiError ? await catchUp(writer, error, { id, intent }) : undefined;
					if (joined === undefined) return { kind: 'failed', error };
					if (!joined) return { kind: 'conflict' };
				}
			}
			return { kind: 'failed', error: new ApiError({ code: 'stale_revision', message: '' }) };
		})
		.catch((error: unknown): Outcome => ({ kind: 'failed', error }))
		.then(async (outcome) => {
			// Before leaving the form, saves a time that was only chosen, and keys typed meanwhile.
			if (outcome.kind === 'done') await writer.flush();
			return outcome;
		})
		.finally(() => text.dispatch('pressEnded'));
}
