import { updatePostRequest } from '#contract/update-post';
import { type Draft, findDraft } from '#db/drafts';
import { AppError } from '#domain/app-error';
import { withoutTime } from '#domain/form-values';
import type { DraftFields } from '#domain/post-versions';
import type { Deps } from '#lib/deps';

/** Validates what a form contains by its rules before it is published. Throws `invalid_input`. */
export function readFields(fields: DraftFields, post: { id: string; revision: number }) {
	const parsed = updatePostRequest.safeParse({
		...fields,
		id: post.id,
		slug: fields.slug || undefined,
		author: fields.author || undefined,
		scheduled_at: undefined,
		revision: post.revision,
	});
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	throw new AppError('invalid_input', issue?.message ?? 'O rascunho tem um campo inválido.', {
		field: issue?.path.join('.') ?? '',
	});
}

/** The working copy at this version, valid by the form's rules and without a time of its own. */
export async function readDraft(
	post: { id: string; revision: number },
	version: number,
	deps: Pick<Deps, 'db'>,
): Promise<Draft> {
	const draft = await findDraft(deps.db, post.id);
	if (draft?.version !== version) {
		throw new AppError('stale_revision', 'Este texto foi alterado em outra aba.', {
			draft: draft ?? null,
		});
	}
	readFields(draft.fields, post);
	return { ...draft, fields: withoutTime(draft.fields) };
}
