import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { renderPreview } from '#contract/render-preview';
import { call } from '../../../api/call.ts';
import { useSettled } from '../../../ui/use-settled.ts';
import { usePostForm } from '../form-context.ts';
import { useKnownVideos } from '../use-known-videos.ts';

/** Retry interval while the server does not respond. */
const catchUpMs = 4_000;

/** The current text as rendered by the server, shortly after the last key; the previous one stays until then. */
export function usePreview() {
	const { form } = usePostForm();
	const [title, content] = useWatch({ control: form.control, name: ['title', 'content'] });
	const settledTitle = useSettled(title);
	const settledContent = useSettled(content);
	const isBlank = settledTitle.trim() === '' && settledContent.trim() === '';
	// New facts about videos render the preview again.
	const videos = useKnownVideos(settledContent);
	const query = useQuery({
		queryKey: ['preview', settledTitle, settledContent, videos],
		queryFn: ({ signal }) =>
			call(renderPreview, { title: settledTitle, content: settledContent }, { signal }),
		enabled: !isBlank,
		placeholderData: keepPreviousData,
		gcTime: 0,
		staleTime: Number.POSITIVE_INFINITY,
		refetchOnReconnect: true,
		refetchInterval: ({ state }) => (state.status === 'error' ? catchUpMs : false),
	});
	const last = useRef(query.data);
	last.current = query.data ?? last.current;
	return { isBlank, reply: isBlank ? undefined : last.current, failed: query.isError };
}
export type Preview = ReturnType<typeof usePreview>;
