import { ApiError, isUnauthorized, textOf } from '../../api/api-error.ts';
import { messages } from '../../messages/all.ts';
import { putOffSignIn } from '../../session/session.ts';
import type { PostFormContext } from '../../text/form-context.ts';
import type { Done } from '../../text/post-saver.ts';
import { fieldNames } from '../../text/post-values.ts';
import type { SaveIntent } from '../../text/text-state.ts';
import { formatComing } from '../../ui/times.ts';
import { toast } from '../../ui/toast.ts';
import { focusField } from './focus-field.ts';

const { form: text } = messages;

export function tellDone({ post, created }: Done, intent: SaveIntent): void {
	if (intent === 'publish')
		toast.success(messages.list.published.title, { description: messages.list.published.text });
	else if (intent === 'schedule' && post.scheduled_at) {
		const when = formatComing(post.scheduled_at, new Date().toISOString());
		toast.success(text.scheduled.title, { description: text.scheduled.text(when) });
	} else toast.success(created ? text.created : text.saved);
}

function titleOfFailure(intent: SaveIntent, isNew: boolean): string {
	if (intent === 'publish') return messages.common.error;
	return isNew ? text.createFailed : text.saveFailed;
}

/** Shows a validation error of the server at its field, and any other in a toast. */
export function tellFailure(context: PostFormContext, error: unknown, intent: SaveIntent): void {
	const { form, writer } = context;
	writer.failed(error);
	const isBinned = error instanceof ApiError && error.code === 'not_found';
	if (isBinned) writer.text.dispatch('binned', true);
	if (isUnauthorized(error)) putOffSignIn(false);
	if (isBinned || isUnauthorized(error)) return;
	const named = error instanceof ApiError ? error.details['field'] : undefined;
	const field = fieldNames.find((name) => name === named);
	if (field) {
		form.setError(field, { message: textOf(error, text.saveFailed) });
		setTimeout(() => focusField(field));
	}
	toast.error(titleOfFailure(intent, writer.text.state.post === null), {
		description: textOf(error, messages.common.actionFailed),
	});
}

/** The button's label was outdated, so nothing was published or unpublished; the text is kept, and the button redrawn. */
export function tellOutdated({ writer }: PostFormContext): void {
	const { post, unpublished } = writer.text.state;
	const { live, back } = text.outdated;
	if (!post?.published) toast.info(back.title, { description: back.text });
	else toast.info(live.title, unpublished ? { description: live.text } : {});
}
