import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type VideoReply, videos } from '#contract/videos';
import { videoOf } from '#domain/pictures/video';
import { call } from '../../api/call.ts';

const most = 20;

/** Canonical addresses of the videos that stand alone on a line. */
export function videosIn(content: string): string[] {
	const lines = content.match(/^.*(?:youtu|vimeo).*$/gm) ?? [];
	const found = lines.flatMap((line) => videoOf(line.replace(/^\s*<|>\s*$/g, ''))?.address ?? []);
	return [...new Set(found)].slice(0, most);
}

/** The facts that the cards of a text's videos show, by canonical address; fetched from their hosts when unknown. */
export function useKnownVideos(content: string): ReadonlyMap<string, VideoReply> {
	const key = useMemo(() => videosIn(content).sort().join(' '), [content]);
	const { data } = useQuery({
		queryKey: ['videos', key],
		queryFn: ({ signal }) => call(videos, { addresses: key.split(' ') }, { signal }),
		enabled: key !== '',
		staleTime: 60_000,
		retry: false,
	});
	return useMemo(() => new Map(data?.videos.map((video) => [video.address, video])), [data]);
}
