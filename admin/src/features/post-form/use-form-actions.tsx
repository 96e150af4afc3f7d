import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '#config/paths';
import { drafts } from '#contract/drafts';
import { ApiError, isUnauthorized, textOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { type FieldName, fieldNames, valuesOf } from '../../journal/post-values.ts';
import { messages } from '../../messages/all.ts';
import { putOffSignIn } from '../../session/session.ts';
import { mayPublish } from '../../site/budget-question.ts';
import { watchPublication } from '../../site/watched-publication.ts';
import { calmPointer } from '../../ui/calm-pointer.ts';
import { formatComing } from '../../ui/times.ts';
import { toast } from '../../ui/toast.ts';
import { focusField } from './focus-field.ts';
import type { PostFormContext } from './form-context.ts';
import { type Outcome, type SaveIntent, savePost } from './post-saver.ts';

const { form: text } = messages;

function toastDone(outcome: Extract<Outcome, { kind: 'done' }>, intent: SaveIntent): void {
	if (intent === 'publish')
		toast.success(messages.list.published.title, { description: messages.list.published.text });
	else if (intent === 'schedule' && outcome.post.scheduled_at) {
		const when = formatComing(outcome.post.scheduled_at, new Date().toISOString());
		toast.success(text.scheduled.title, { description: text.scheduled.text(when) });
	} else toast.success(outcome.created ? text.created : text.saved);
}

export const tellNotDone = (error: unknown) =>
	toast.error(messages.common.error, { description: textOf(error, messages.common.actionFailed) });

/** A server's judgement goes to its field; everything else is a toast with the server's words. */
function tellFailure({ form, writer }: PostFormContext, error: unknown, intent: SaveIntent): void {
	writer.failed(error);
	const isBinned = error instanceof ApiError && error.code === 'not_found';
	if (isBinned) writer.text.become({ isBinned });
	if (isUnauthorized(error)) putOffSignIn(false);
	if (isBinned || isUnauthorized(error)) return;
	const named = error instanceof ApiError ? error.details['field'] : undefined;
	const taken = error instanceof ApiError && error.code === 'slug_taken';
	const field = taken ? 'slug' : fieldNames.find((name) => name === named);
	if (field) {
		form.setError(field, { message: taken ? text.slug.taken : textOf(error, text.saveFailed) });
		setTimeout(() => focusField(field));
	}
	const title =
		intent === 'publish'
			? messages.common.error
			: writer.text.state.post
				? text.saveFailed
				: text.createFailed;
	toast.error(title, { description: textOf(error, messages.common.actionFailed) });
}

/** Nothing of a press reaches readers, or fails to, that its button did not say: the text is kept, and the button is new. */
function tellOutdated({ writer }: PostFormContext): void {
	const { post, unpublished } = writer.text.state;
	const { live, back } = text.outdated;
	if (!post?.published) toast.info(back.title, { description: back.text });
	else toast.info(live.title, unpublished ? { description: live.text } : {});
}

/** What the buttons and the keys of the form do. */
export function useFormActions(context: PostFormContext) {
	const { form, writer, start } = context;
	const navigate = useNavigate();
	const queryClient = useQueryClient();
	const refresh = () =>
		Promise.all(
			[queryKeys.posts, queryKeys.siteStatus, queryKeys.drafts, queryKeys.revisions(start.id)].map(
				(queryKey) => queryClient.invalidateQueries({ queryKey }),
			),
		);

	const done = (outcome: Extract<Outcome, { kind: 'done' }>, intent: SaveIntent, stay: boolean) => {
		const { post, publication } = outcome;
		if (!stay || intent !== 'save') toastDone(outcome, intent);
		if (publication !== null && post.published)
			watchPublication({
				publication,
				postId: post.id,
				slug: post.slug,
				title: post.title,
				revision: post.revision,
			});
		void refresh();
		// Ctrl+S moves nothing, so a click that follows it is meant.
		if (!stay || intent !== 'save') calmPointer();
		const leaves = !stay && (intent === 'save' || intent === 'save-to-site');
		if (leaves) void navigate(paths.admin.home);
		else if (outcome.created) void navigate(paths.admin.edit(post.id), { replace: true });
	};

	const run = async (intent: SaveIntent, stay = false) => {
		const changesSite = intent === 'publish' || intent === 'save-to-site';
		if (changesSite && !(await mayPublish(queryClient))) return;
		const outcome = await savePost(writer, start.id, intent);
		if (outcome.kind === 'done') done(outcome, intent, stay);
		else if (outcome.kind === 'failed') tellFailure(context, outcome.error, intent);
		else if (outcome.kind === 'outdated') {
			tellOutdated(context);
			void writer.flush();
			void refresh();
		}
	};

	/** Validates, then does; on a fault goes to the first field that has one. True when there is none. */
	const check = async (): Promise<boolean> => {
		writer.edit(structuredClone(form.getValues()));
		let valid = false;
		await form.handleSubmit(
			() => {
				valid = true;
			},
			(errors) => {
				const first = fieldNames.find((name: FieldName) => errors[name]);
				if (first) setTimeout(() => focusField(first));
			},
		)();
		return valid;
	};

	const discard = async () => {
		const { post } = writer.text.state;
		if (!post) return;
		try {
			await writer.enqueue(() => call(drafts, { action: 'discard', post_id: post.id }));
			writer.accept(post, writer.text.values);
			toast.success(text.discarded);
		} catch (error) {
			tellNotDone(error);
		}
	};
	return {
		run,
		check,
		discard,
		refresh,
		live: () => writer.text.state.post && valuesOf(writer.text.state.post),
	};
}
export type FormActions = ReturnType<typeof useFormActions>;
