import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { siteStatusQuery } from '../api/queries.ts';
import { useNow } from '../ui/use-now.ts';
import { fetchLiveRevision, liveVersionQuery } from './live-site.ts';
import { type Stage, stageOf } from './publication-stage.ts';
import {
	markSeen,
	useWatchedPublications,
	type WatchedPublication,
} from './watched-publication.ts';

export interface PublicationInHand {
	change: WatchedPublication;
	stage: Stage;
	now: string;
	usualMs: number | null;
	/** Other changes waiting for the same build. */
	others: number;
}

/** How long a new post's address is asked for every second, and then how often. */
const soonMs = 10_000;

/** Follows the newest change of a post (or of any post) until the browser has seen it on the public page. */
export function usePublication(postId?: string): PublicationInHand | undefined {
	const all = useWatchedPublications();
	const change = postId === undefined ? all[0] : all.find((item) => item.postId === postId);
	const pending = change !== undefined && change.liveAt === null;
	const now = useNow(1_000);
	const status = useQuery({ ...siteStatusQuery, enabled: change !== undefined }).data;
	const version = useQuery({ ...liveVersionQuery(1_000), enabled: pending }).data ?? null;
	const contained = pending && version !== null && version >= change.publication;
	const containedSince = useRef<number | null>(null);
	if (!contained) containedSince.current = null;
	else containedSince.current ??= Date.now();
	const page = useQuery({
		queryKey: ['live-page', change?.slug, change?.publication],
		queryFn: ({ signal }) => fetchLiveRevision(change?.slug ?? '', signal),
		enabled: contained || (pending && status?.lane === true),
		refetchInterval:
			contained || Date.parse(now) - Date.parse(change?.savedAt ?? now) < soonMs ? 1_000 : soonMs,
		retry: false,
		gcTime: 0,
	}).data;
	const shown =
		pending && page !== undefined && (change.revision === 0 ? page === 0 : page >= change.revision);
	const fact = contained ? 'liveAt' : 'addressAt';
	const isNew = shown && change[fact] === null;
	useEffect(() => {
		if (isNew && change) markSeen(change.publication, fact);
	}, [isNew, change, fact]);
	if (!change) return undefined;
	const stage = stageOf(change, {
		status,
		livePublication: version,
		isAtAddress: shown,
		containedSinceMs: containedSince.current,
		nowMs: Date.parse(now),
	});
	const others = status?.pending.filter(({ post_id }) => post_id !== change.postId).length ?? 0;
	return { change, stage, now, usualMs: status?.build.usual_ms ?? null, others };
}
