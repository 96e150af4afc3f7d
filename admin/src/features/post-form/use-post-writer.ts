import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { drafts } from '#contract/drafts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { fetchPost } from '../../api/queries.ts';
import { removeEntry, writeEntry } from '../../journal/journal.ts';
import { fieldNames, type PostValues, sameField } from '../../journal/post-values.ts';
import { holdVisit } from '../../journal/visit.ts';
import { messages } from '../../messages/all.ts';
import { onSessionChange } from '../../session/session.ts';
import { toast } from '../../ui/toast.ts';
import { DraftWriter } from './draft-writer.ts';
import { type FormStart, fetchRevision } from './form-start.ts';
import { reconcile } from './text-conflict.ts';
import type { WriterPorts } from './writer-state.ts';

/** Sooner than 300 ms after a key the text is in the browser's journal. */
const journalAfterMs = 200;

function journalOf(user: string, postId: string) {
	const tab = crypto.randomUUID();
	let waiting: { values: PostValues; baseRevision: number } | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const write = () => {
		clearTimeout(timer);
		timer = undefined;
		if (!waiting) return;
		const entry = { user, postId, tab, at: new Date().toISOString(), ...waiting };
		waiting = undefined;
		writeEntry(entry).catch((error: unknown) => console.warn('journal', error)); // Full or forbidden: the server still has it.
	};
	return {
		hold: () => holdVisit(tab),
		write,
		remember(values: PostValues, baseRevision: number) {
			waiting = { values, baseRevision };
			timer ??= setTimeout(write, journalAfterMs);
		},
		forget() {
			clearTimeout(timer);
			timer = undefined;
			waiting = undefined;
			removeEntry({ user, postId, tab }).catch((error: unknown) => console.warn('journal', error));
		},
	};
}

function adoptInto(form: UseFormReturn<PostValues>, values: PostValues): void {
	const before = form.getValues();
	for (const name of fieldNames) {
		if (!sameField(name, before, values))
			form.setValue(name, values[name], { shouldValidate: form.formState.isSubmitted });
	}
}

function makeWriter(start: FormStart, user: string, form: UseFormReturn<PostValues>) {
	const journal = journalOf(user, start.id);
	const adopting = { now: false };
	const ports: WriterPorts = {
		...journal,
		saveDraft: async (copy) => {
			const { draft } = await call(drafts, { action: 'save', post_id: start.id, ...copy });
			if (!draft) throw new ApiError({ code: 'bad_reply', message: messages.errors.badReply });
			return draft;
		},
		discardDraft: async () => {
			await call(drafts, { action: 'discard', post_id: start.id });
		},
		adopt(values, merged) {
			adopting.now = true;
			adoptInto(form, values);
			adopting.now = false;
			if (merged) toast.info(messages.form.merged);
		},
		findPost: () =>
			fetchPost(start.id).catch((error: unknown) => {
				if (error instanceof ApiError && error.status === 404) return undefined;
				throw error;
			}),
		findRevision: (revision) => fetchRevision(start.id, revision),
	};
	const writer = new DraftWriter(start, ports);
	if (start.clash) reconcile(writer.text, start.clash);
	return { writer, journal, adopting };
}

/** The writer of this form, awake while the form is on the screen. */
export function usePostWriter(start: FormStart, user: string, form: UseFormReturn<PostValues>) {
	const [{ writer, journal, adopting }] = useState(() => makeWriter(start, user, form));
	const state = useSyncExternalStore(writer.text.subscribe, writer.text.snapshot);
	useEffect(() => {
		writer.open();
		const leave = journal.hold();
		const stop = form.subscribe({
			formState: { values: true },
			callback: () => {
				if (!adopting.now) writer.edit(structuredClone(form.getValues()));
			},
		});
		const flush = () => void writer.flush();
		// What this browser alone had goes to the server as soon as it is open.
		if (!start.post && !writer.text.isSafe) flush();
		const hide = () => {
			journal.write();
			// A save that runs carries the text already.
			if (document.visibilityState === 'hidden' && !writer.text.state.running) flush();
		};
		const stopSession = onSessionChange((event) => event === 'signed-in' && flush());
		addEventListener('online', flush);
		addEventListener('pagehide', hide);
		document.addEventListener('visibilitychange', hide);
		return () => {
			stop();
			stopSession();
			removeEventListener('online', flush);
			removeEventListener('pagehide', hide);
			document.removeEventListener('visibilitychange', hide);
			journal.write();
			leave();
			writer.close();
		};
	}, [start, writer, journal, adopting, form]);
	return { writer, state };
}
