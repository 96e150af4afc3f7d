import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '../api/api-error.ts';
import { fetchIsBinned, fetchPost, siteStatusQuery } from '../api/queries.ts';
import { messages } from '../messages/all.ts';
import { watchPublication } from '../site/watched-publication.ts';
import { toast } from '../ui/toast.ts';
import type { PostFormContext } from './form-context.ts';

/**
 * Takes over a live row that changed elsewhere, for example when the scheduler published it. What is typed meets it in
 * its own save, which asks nothing between two keys.
 */
async function learn({ start, writer }: PostFormContext, publication: number): Promise<void> {
	const { text } = writer;
	// After any running save, because the change may be this form's own.
	const before = await writer.enqueue(async () => text.state.post);
	if (!before) return;
	await writer.flush();
	await writer.enqueue(async () => {
		if (text.state.isBinned) {
			if (await fetchIsBinned(start.id)) return;
			text.dispatch('binned', false);
		}
		const post = await fetchPost(start.id);
		if (post.revision !== text.state.post?.revision) {
			if (!text.isSafe || !(await writer.joinRow(post, 'autosave'))) return;
		}
		if (before.published || !post.published) return;
		watchPublication(publication, post);
		toast.info(messages.list.published.title, { description: messages.list.published.text });
	});
	await writer.flush();
}

export function useRowUpdates(context: PostFormContext): void {
	const newest = useQuery(siteStatusQuery).data?.newest_publication;
	const heard = useRef(newest);
	const latest = useRef(context);
	latest.current = context;
	useEffect(() => {
		const isNews = newest !== undefined && heard.current !== undefined && newest > heard.current;
		heard.current = newest ?? heard.current;
		if (!isNews) return;
		learn(latest.current, newest).catch((error: unknown) => {
			if (!(error instanceof ApiError)) throw error; // Without a response there is nothing to take over.
		});
	}, [newest]);
}
