import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { workingCopies } from '#contract/working-copies';
import { isOnlyBegun } from '#domain/post/post';
import { ApiError, unlessMissing } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { fetchPost, queryKeys } from '../../api/queries.ts';
import { messages } from '../../messages/all.ts';
import { useSession } from '../../session/use-session.ts';
import type { PostFormContext } from '../../text/form-context.ts';
import { type FormStart, fetchCopy, fetchRevision } from '../../text/form-start.ts';
import { postResolver } from '../../text/post-resolver.ts';
import type { SmallFields } from '../../text/post-values.ts';
import { TypedText } from '../../text/typed-text.ts';
import { useSavingMoments } from '../../text/use-saving-moments.ts';
import { useSettledValues } from '../../text/use-settled-values.ts';
import { useTyping } from '../../text/use-typing.ts';
import { openJournal } from '../../text/visit-journal.ts';
import { WorkingCopyWriter } from '../../text/working-copy-writer.ts';

function openWriter(start: FormStart, user: string, queryClient: QueryClient) {
	const journal = openJournal(user, start.id);
	const text = new TypedText(start, journal);
	const writer = new WorkingCopyWriter(text, {
		saveWorkingCopy: async (copy) => {
			const { draft } = await call(workingCopies, { action: 'save', post_id: start.id, ...copy });
			if (!draft) throw new ApiError({ code: 'bad_reply', message: messages.errors.badReply });
			// A text that is not created yet stands in the list with its words.
			if (copy.base_revision === 0)
				void queryClient.invalidateQueries({ queryKey: queryKeys.posts });
			return draft;
		},
		findWorkingCopy: () => fetchCopy(start.id),
		discardWorkingCopy: async (version) => {
			await call(workingCopies, { action: 'discard', post_id: start.id, version });
		},
		findPost: async () => {
			const post = await unlessMissing(fetchPost(start.id));
			return post && isOnlyBegun(post) ? undefined : post;
		},
		findRevision: (revision) => fetchRevision(start.id, revision),
	});
	return { journal, writer, resolver: postResolver(text) };
}

/** Everything about one post that is being written. */
export function useFormContext(start: FormStart): PostFormContext {
	const { user } = useSession();
	const queryClient = useQueryClient();
	const [{ journal, writer, resolver }] = useState(() =>
		openWriter(start, user?.email ?? '', queryClient),
	);
	const { content: _, ...defaultValues } = start.values;
	const form = useForm<SmallFields>({ defaultValues, resolver, shouldFocusError: false });
	const state = useSyncExternalStore(writer.text.subscribe, writer.text.snapshot);
	const [settled, settle] = useSettledValues(writer.text);
	useTyping(form, writer);
	useSavingMoments(start, writer, journal);
	const { scheduling } = state;
	// Nobody could fix an error in a field that is no longer on the screen.
	useEffect(() => {
		if (!scheduling) form.clearErrors('scheduled_at');
	}, [scheduling, form]);
	return { start, form, writer, state, settled, settle };
}
