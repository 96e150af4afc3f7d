import type { correctDate as endpoint } from '#contract/correct-date';
import { getPost, toPost } from '#db/posts/find-post';
import { correctDate as correct } from '#db/posts/publication-date';
import { AppError } from '#domain/app-error';
import { type DateFault, findDateFault } from '#domain/post/publication-date';
import { formatDateTime } from '#domain/time/dates';
import { editorOf } from '#lib/caller';
import type { Action } from '#lib/serve';
import { makeChange } from '#steps/text/make-change';

const reasons: Record<DateFault, (at: string) => string> = {
	'no-time': () => 'Data e hora inválidas.',
	future: (at) => `${formatDateTime(at)} ainda não chegou.`,
	'too-early': () => 'A data mais antiga é 01/01/1970.',
};

/** Gives a public post the date on which it came out, or any post that of its creation. */
export const correctDate: Action<typeof endpoint> = async (
	{ post_id, date, from, ...input },
	deps,
	caller,
) => {
	const now = deps.now().toISOString();
	const { at = now } = input;
	const fault = findDateFault(at, now);
	if (fault) throw new AppError('invalid_input', reasons[fault](at), { field: 'at' });
	const { publication } = await makeChange(deps, () =>
		correct(deps.db, { post_id, date, from, at, userName: editorOf(caller).name, now }),
	);
	return { success: true, post: toPost(await getPost(deps.db, post_id)), publication };
};
