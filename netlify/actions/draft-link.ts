import { isDeepStrictEqual } from 'node:util';
import type { draftLink as endpoint } from '#contract/draft-link';
import { findPlannedText } from '#db/plans/plans';
import {
	disableDraftLink,
	findDraftLink,
	makeDraftLink,
	renewDraftLink,
} from '#db/posts/draft-links';
import { getPost, postMissing, type StoredPost } from '#db/posts/find-post';
import { findCopy } from '#db/posts/working-copies';
import type { AuditEvent } from '#domain/account/audit-event';
import { AppError } from '#domain/app-error';
import { type CopyFields, copyFieldsOf } from '#domain/post/post-versions';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { hashToken, makeToken } from '#lib/tokens';
import { writeAudit } from '#lib/write-audit';

/** The text that readers do not have yet: what is being written, what waits for its time, or a draft itself. */
async function findUnpublishedText(post: StoredPost, deps: Deps): Promise<CopyFields | null> {
	const copy = await findCopy(deps.db, post.id);
	if (copy) return copy.fields;
	return post.published ? findPlannedText(deps.db, post.id) : copyFieldsOf(post);
}

const events = {
	make: 'draft_link_made',
	renew: 'draft_link_renewed',
	disable: 'draft_link_disabled',
} as const satisfies Record<string, AuditEvent>;

interface Shown {
	post: StoredPost;
	text: CopyFields | null;
}

/** Does what is asked, and returns the secret of a new link. */
async function change(
	action: keyof typeof events,
	{ post, text }: Shown,
	deps: Deps,
	caller: Caller,
): Promise<string | undefined> {
	const record = () => writeAudit(deps, caller, { event: events[action], subject: post.title });
	if (action === 'disable') {
		if (await disableDraftLink(deps.db, post.id)) await record();
		return undefined;
	}
	if (!text) {
		throw new AppError('invalid_input', 'Tudo deste post já está no ar: não há o que mostrar.');
	}
	const { id: postId, revision } = post;
	const shown = { postId, revision, fields: text, now: deps.now() };
	const secret = action === 'make' ? makeToken(deps) : undefined;
	if (secret) await makeDraftLink(deps.db, { ...shown, secretHash: hashToken(secret) });
	else if (!(await renewDraftLink(deps.db, shown))) {
		throw new AppError('not_found', 'Este link não abre mais. Crie outro.');
	}
	await record();
	return secret;
}

/** Makes, renews and disables the link by which somebody without an account reads a draft. */
export const draftLink: Action<typeof endpoint> = async ({ action, post_id }, deps, caller) => {
	const post = await getPost(deps.db, post_id);
	if (post.deleted_at) throw postMissing();
	const text = await findUnpublishedText(post, deps);
	const secret = action === 'find' ? undefined : await change(action, { post, text }, deps, caller);
	const found = await findDraftLink(deps.db, post.id, deps.now());
	const can_show = text !== null;
	if (!found) return { success: true, link: null, can_show };
	const { fields, ...link } = found;
	const is_current = text === null || isDeepStrictEqual(fields, text);
	return { success: true, link: { ...link, is_current }, can_show, secret };
};
