import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '#config/paths';
import { workingCopies } from '#contract/working-copies';
import { holderText } from '#domain/names/address-holder';
import { isNumbered, slugify } from '#domain/names/slug';
import { sameValues } from '#domain/post/form-values';
import type { Post } from '#domain/post/post';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { messages } from '../../messages/all.ts';
import { mayPublish } from '../../site/deploy-budget-question.ts';
import { watchPublication } from '../../site/watched-publication.ts';
import type { PostFormContext } from '../../text/form-context.ts';
import { type Done, savePost } from '../../text/post-saver.ts';
import { type FieldName, fieldNames, type PostValues } from '../../text/post-values.ts';
import type { SaveIntent } from '../../text/text-state.ts';
import { calmPointer } from '../../ui/calm-pointer.ts';
import { forgetSearch, leavingWith, postsAddress } from '../../ui/posts-address.ts';
import { toast } from '../../ui/toast.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { focusedElement } from '../../ui/use-kept-focus.ts';
import { isPhone } from '../../ui/use-phone.ts';
import { holderQuery } from './address-queries.ts';
import { offerRelink } from './relink/relink-question.ts';
import { askReview } from './review-day-question.ts';
import { tellDone, tellFailure, tellOutdated } from './tell-outcome.ts';

/** Brings a post's way to readers into sight, which the panel or a phone's page may have scrolled away. */
function showWayOut(): void {
	// On a phone the text has the focus again after a question, and with it the keyboard.
	if (isPhone()) focusedElement()?.blur();
	// Behind what draws it.
	setTimeout(() => {
		const lane = document.querySelector('.lane');
		if (!lane) return;
		lane.parentElement?.scrollTo({ top: 0 });
		const { top } = lane.getBoundingClientRect();
		if (top < 0 || top > innerHeight / 2) lane.scrollIntoView();
	});
}

/** Says why a new post's address got a number, when what has the one without is out of sight. */
async function tellNumber(
	queryClient: QueryClient,
	{ id, slug, title }: Pick<Post, 'id' | 'slug' | 'title'>,
): Promise<void> {
	const wanted = slugify(title);
	if (!isNumbered(slug, wanted)) return;
	const found = await queryClient.fetchQuery(holderQuery(wanted, id)).catch(() => undefined);
	const holder = found?.holder;
	if (!holder) return;
	toast.info(messages.form.slug.gotNumber(slug), {
		description: holderText(wanted, holder),
	});
}

/** Validates the form. Returns the fields that are not valid. */
export async function findFaults({ form, writer }: PostFormContext): Promise<FieldName[]> {
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
		if (created) {
			void tellNumber(queryClient, post);
			forgetSearch();
		}
		if (post.published) watchPublication(publication, post);
		if (intent === 'publish') showWayOut();
		refresh();
		if (!isQuiet) calmPointer();
		const leaves = !stay && !asks && (intent === 'save' || intent === 'save-to-site');
		if (leaves) void navigate(postsAddress(), leavingWith(post));
		else if (created) void navigate(paths.admin.edit(post.id), { replace: true });
	};
	/** Returns why it failed. */
	const run = async (intent: SaveIntent, stay = false): Promise<unknown> => {
		const changesSite = intent === 'publish' || intent === 'save-to-site';
		if (changesSite && !(await mayPublish(queryClient))) return undefined;
		const before = writer.text.state.post;
		const outcome = await savePost(writer, start.id, intent);
		if (outcome.kind === 'done') {
			await offerRelink(before?.slug, outcome.post);
			goOn(outcome, intent, { stay, asks: askReview(before, outcome.post) });
		}
		if (outcome.kind === 'failed') {
			tellFailure(context, outcome.error, intent);
			return outcome.error;
		}
		if (outcome.kind === 'outdated') {
			tellOutdated(context);
			void writer.flush();
			refresh();
		}
		return undefined;
	};
	const reopen = () => void queryClient.resetQueries({ queryKey: ['form-start'] });
	return {
		run,
		resume: async (intent: SaveIntent) => void (await run(intent)),
		findFaults: () => findFaults(context),
		discard: () => discard(context, reopen),
	};
}
export type FormActions = ReturnType<typeof useFormActions>;
