import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { renderPreview } from '#contract/render-preview';
import { call } from '../../../api/call.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { useKnownVideos } from '../use-known-videos.ts';

/** Retry interval while the server does not respond. */
const catchUpMs = 4_000;

/** The current text as rendered by the server, shortly after the last key; the previous one stays until then. */
export function usePreview() {
	const { title, content, image_url } = usePostForm().settled;
	const isBlank = title.trim() === '' && content.trim() === '';
	// New facts about videos render the preview again.
	const videos = useKnownVideos(content);
	const query = useQuery({
		queryKey: ['preview', title, content, image_url, videos],
		queryFn: async ({ signal }) => ({
			...(await call(renderPreview, { title, content, image_url }, { signal })),
			of: { title, content, image_url },
		}),
		enabled: !isBlank,
		placeholderData: keepPreviousData,
		gcTime: 0,
		staleTime: Number.POSITIVE_INFINITY,
		refetchOnReconnect: true,
		refetchInterval: ({ state }) => (state.status === 'error' ? catchUpMs : false),
	});
	const last = useRef(query.data);
	last.current = query.data ?? last.current;
	// The next letter and the next attempt put nothing right: only an answer does.
	const failed = useRef(false);
	if (query.isError) failed.current = true;
	else if (query.isSuccess && !query.isPlaceholderData) failed.current = false;
	return { isBlank, reply: isBlank ? undefined : last.current, failed: failed.current };
}
export type Preview = ReturnType<typeof usePreview>;
