import { createPost } from '#contract/create-post';
import { togglePublish } from '#contract/toggle-publish';
import { updatePost } from '#contract/update-post';
import type { Post } from '#domain/post';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { fetchPost } from '../../api/queries.ts';
import { type PostValues, valuesOf } from '../../journal/post-values.ts';
import type { DraftWriter } from './draft-writer.ts';
import { toCreateRequest, toUpdateRequest } from './post-requests.ts';
import type { Intent } from './writer-state.ts';

export type SaveIntent = Exclude<Intent, 'autosave'>;
export type Outcome =
	| { kind: 'done'; post: Post; publication: number | null; created: boolean }
	| { kind: 'conflict' }
	| { kind: 'failed'; error: unknown };

const mostRounds = 5;

/** What 'Salvar' does to a post's time: nothing, unless it had one already; 'Agendar' sets it (admin design). */
function scheduleOf(intent: SaveIntent, post: Post | null): boolean | undefined {
	if (intent === 'publish') return undefined;
	if (intent === 'schedule') return true;
	return post?.scheduled_at ? true : undefined;
}

async function writeOnce(id: string, intent: SaveIntent, post: Post | null, sent: PostValues) {
	const schedule = scheduleOf(intent, post);
	if (post)
		return call(updatePost, toUpdateRequest(sent, { id, revision: post.revision, schedule }));
	return call(
		createPost,
		toCreateRequest(sent, { id, published: intent === 'publish', schedule: schedule === true }),
	);
}

async function publishSaved(
	writer: DraftWriter,
	saved: Post,
): Promise<{ post: Post; publication: number | null }> {
	const { post: summary, publication } = await call(togglePublish, {
		postId: saved.id,
		publish: true,
	});
	const post = { ...saved, ...summary };
	writer.accept(post, valuesOf(saved));
	return { post, publication };
}

/**
 * An explicit save, after whatever autosave runs: flushes what is typed, merges over a newer row, and publishes when
 * asked. The post's id is the form's own, so a repeated create is the same post.
 */
export function savePost(writer: DraftWriter, id: string, intent: SaveIntent): Promise<Outcome> {
	writer.start(intent);
	return writer
		.enqueue(async (): Promise<Outcome> => {
			const created = writer.state.post === null;
			for (let round = 0; round < mostRounds; round += 1) {
				const sent = writer.values;
				if (created) writer.attempt(sent);
				try {
					const { post, publication } = await writeOnce(id, intent, writer.state.post, sent);
					writer.accept(post, sent);
					if (intent !== 'publish' || post.published)
						return { kind: 'done', post, publication, created };
					return { kind: 'done', created, ...(await publishSaved(writer, post)) };
				} catch (error) {
					const newer = error instanceof ApiError ? await newerRow(error, id) : undefined;
					if (!newer) return { kind: 'failed', error };
					if (!writer.rebase(newer, intent)) return { kind: 'conflict' };
				}
			}
			return { kind: 'failed', error: new ApiError({ code: 'stale_revision', message: '' }) };
		})
		.finally(() => writer.stop());
}

/** The row that this write should have started from: somebody else's save, or a create whose answer was lost. */
async function newerRow(error: ApiError, id: string): Promise<Post | undefined> {
	if (error.code === 'stale_revision' && error.details['post'])
		return error.details['post'] as Post;
	return error.code === 'idempotency_mismatch' ? fetchPost(id) : undefined;
}
