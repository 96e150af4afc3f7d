import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '../api/api-error.ts';
import { fetchIsBinned, fetchPost, siteStatusQuery } from '../api/queries.ts';
import { messages } from '../messages/all.ts';
import { watchPublication } from '../site/watched-publication.ts';
import { toast } from '../ui/toast.ts';
import type { PostFormContext } from './form-context.ts';

/** Takes over a live row that changed elsewhere, for example when the scheduler published it, while the form is idle. */
async function learn({ start, writer }: PostFormContext, publication: number): Promise<void> {
	const { text } = writer;
	const before = text.state.post;
	if (!before) return;
	if (text.state.isBinned) {
		if (await fetchIsBinned(start.id)) return;
		text.dispatch('binned', false);
	}
	const post = await fetchPost(start.id);
	if (post.revision === text.state.post?.revision) return;
	if (text.dispatch('rowCame', { post, resume: 'autosave' }).conflict) return;
	if (before.published || !post.published) return;
	watchPublication(publication, post);
	toast.info(messages.list.published.title, { description: messages.list.published.text });
}

export function useRowNews(context: PostFormContext): void {
	const newest = useQuery(siteStatusQuery).data?.newest_publication;
	const heard = useRef(newest);
	const latest = useRef(context);
	latest.current = context;
	useEffect(() => {
		const isNews = newest !== undefined && heard.current !== undefined && newest > heard.current;
		heard.current = newest ?? heard.current;
		if (!isNews) return;
		const { writer } = latest.current;
		// After any running save, because the change may be this form's own.
		writer
			.enqueue(() => learn(latest.current, newest))
			.then(() => writer.flush())
			.catch((error: unknown) => {
				if (!(error instanceof ApiError)) throw error; // Without a response there is nothing to take over.
			});
	}, [newest]);
}
