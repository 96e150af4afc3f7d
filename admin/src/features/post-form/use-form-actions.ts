import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '#config/paths';
import { workingCopies } from '#contract/working-copies';
import { sameValues } from '#domain/post/form-values';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { messages } from '../../messages/all.ts';
import { mayPublish } from '../../site/budget-question.ts';
import { useSendPlan } from '../../site/plans.ts';
import { watchPublication } from '../../site/watched-publication.ts';
import type { PostFormContext } from '../../text/form-context.ts';
import { type Done, savePost } from '../../text/post-saver.ts';
import { type FieldName, fieldNames, type PostValues } from '../../text/post-values.ts';
import type { SaveIntent } from '../../text/text-state.ts';
import { calmPointer } from '../../ui/calm-pointer.ts';
import { postsAddress } from '../../ui/posts-address.ts';
import { toast, undoableMs } from '../../ui/toast.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { planText } from './plan-text.ts';
import { offerRelink } from './relink/relink-question.ts';
import { askReview } from './review-question.ts';
import { showWayOut } from './show-way-out.ts';
import { tellNumber } from './tell-number.ts';
import { tellDone, tellFailure, tellOutdated } from './tell-outcome.ts';

/** Validates the form. Returns the fields that are not valid. */
async function findFaults({ form, writer }: PostFormContext): Promise<FieldName[]> {
	writer.edit(form.getValues());
	let faults: FieldName[] = [];
	await form.handleSubmit(
		() => undefined,
		(errors) => {
			faults = fieldNames.filter((name) => errors[name]);
		},
	)();
	return faults;
}

/** Brings a discarded change back; what was typed meanwhile is compared with it. */
function bringBack({ writer }: PostFormContext, discarded: PostValues, left: PostValues): void {
	const { text } = writer;
	const at = new Date().toISOString();
	const older = { values: discarded, at };
	if (sameValues(text.values, left)) text.dispatch('recovered', discarded);
	else text.dispatch('compared', { older, at, onResolved: () => undefined });
	void writer.flush();
}

/** Throws away the change that the form shows. Another one that the server has was never seen here: the form opens with it. */
async function discard(context: PostFormContext, reopen: () => void): Promise<void> {
	const { writer } = context;
	const { post, values } = writer.text.state;
	if (!post) return;
	try {
		const { draft } = await writer.enqueue(() => {
			const version = writer.text.state.workingCopy?.version ?? 0;
			return call(workingCopies, { action: 'discard', post_id: post.id, version });
		});
		writer.accept(post, writer.text.values);
		const left = writer.text.values;
		const undo = () => bringBack(context, values, left);
		toast.success(messages.form.discarded, {
			duration: undoableMs,
			...(!draft && { action: { label: messages.common.undo, onClick: undo } }),
		});
		if (draft) reopen();
	} catch (error) {
		toastFailure(error);
	}
}

/** What the form's buttons and shortcuts do. */
export function useFormActions(context: PostFormContext) {
	const { writer, start } = context;
	const navigate = useNavigate();
	const queryClient = useQueryClient();
	const send = useSendPlan();
	const refresh = () => {
		const { posts, siteStatus, workingCopies, revisions } = queryKeys;
		for (const queryKey of [posts, siteStatus, workingCopies, revisions(start.id)])
			void queryClient.invalidateQueries({ queryKey });
	};
	const goOn = (
		{ post, publication, created }: Done,
		intent: SaveIntent,
		{ stay, asks }: { stay: boolean; asks: boolean },
	) => {
		// Ctrl+S shows and moves nothing, so a click after it is intended.
		const isQuiet = stay && intent === 'save';
		if (!isQuiet) tellDone({ post, publication, created }, intent);
		if (created) void tellNumber(queryClient, post);
		if (post.published) watchPublication(publication, post);
		if (intent === 'publish') showWayOut();
		refresh();
		if (!isQuiet) calmPointer();
		const leaves = !stay && !asks && (intent === 'save' || intent === 'save-to-site');
		if (leaves) void navigate(postsAddress());
		else if (created) void navigate(paths.admin.edit(post.id), { replace: true });
	};
	const run = async (intent: SaveIntent, stay = false) => {
		const changesSite = intent === 'publish' || intent === 'save-to-site';
		if (changesSite && !(await mayPublish(queryClient))) return;
		const before = writer.text.state.post;
		const outcome = await savePost(writer, start.id, intent);
		if (outcome.kind === 'done') {
			await offerRelink(before?.slug, outcome.post);
			goOn(outcome, intent, { stay, asks: askReview(before, outcome.post) });
		}
		if (outcome.kind === 'failed') tellFailure(context, outcome.error, intent);
		else if (outcome.kind === 'outdated') {
			tellOutdated(context);
			void writer.flush();
			refresh();
		}
	};
	const planChange = async (at: string) => {
		if (await planText(context, at, send)) refresh();
	};
	const reopen = () => void queryClient.resetQueries({ queryKey: ['form-start'] });
	return {
		run,
		planChange,
		findFaults: () => findFaults(context),
		discard: () => discard(context, reopen),
	};
}
export type FormActions = ReturnType<typeof useFormActions>;
