import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatDistance } from '#domain/time/schedule';
import { siteStatusQuery } from '../api/queries.ts';
import { messages } from '../messages.ts';
import type { MarkKind } from '../ui/status-badge.tsx';
import { useNow } from '../ui/use-now.ts';
import { liveVersionQuery } from './live-site.ts';
import { publicSiteQuery } from './public-site.ts';

const lateAfterMs = 15 * 60_000;

export interface SiteLight {
	kind: MarkKind;
	text: string;
	/** Whether the host shows the site to its team alone. */
	isClosed?: true;
}

/** Whether readers see everything published. Green only when `/version.json` itself says so. */
export function useSiteLight(): SiteLight {
	const { lamp } = messages;
	const now = useNow(5_000);
	const { data: status, isPending, dataUpdatedAt } = useQuery(siteStatusQuery);
	const waiting = status?.pending.length ?? 0;
	const site = useQuery(liveVersionQuery(waiting > 0 ? 1_000 : 30_000));
	const isPublic = useQuery(publicSiteQuery).data;
	const version = site.data;
	const aheadSince = useRef(Number.POSITIVE_INFINITY);
	if (!status || !version || version <= status.newest_publication)
		aheadSince.current = Number.POSITIVE_INFINITY;
	else aheadSince.current = Math.min(aheadSince.current, Date.now());
	if (!status || version === undefined || version === null)
		return { kind: 'draft', text: isPending || site.isPending ? lamp.asking : lamp.unknown };
	// Only a status that was asked for afterwards: a colleague's change may be on the site before this desk knows of it.
	if (dataUpdatedAt > aheadSince.current) return { kind: 'late', text: lamp.ahead };
	if (isPublic === false) return { kind: 'late', text: lamp.closed, isClosed: true };
	if (version >= status.newest_publication) return { kind: 'live', text: lamp.live };
	if (status.build.state === 'failed') return { kind: 'failed', text: lamp.failed };
	const oldest = status.pending[0]?.created_at ?? status.build.since ?? now;
	const patienceMs = lateAfterMs + (status.build.pause_ms ?? 0);
	if (status.hook !== 'missing' && Date.parse(now) - Date.parse(oldest) > patienceMs)
		return { kind: 'late', text: lamp.late(formatDistance(oldest, now)) };
	if (status.build.state === 'building') return { kind: 'building', text: lamp.building };
	return { kind: 'queued', text: lamp.waiting(Math.max(1, waiting)) };
}
