import { useQuery } from '@tanstack/react-query';
import { siteStatusQuery } from '../api/queries.ts';
import { usePublication } from './use-publication.ts';

/**
 * How far a post's published version has come towards readers; `held` until the owner
 * activates publishing, `unknown` while neither server nor site responds.
 */
export type Reach = 'there' | 'on-its-way' | 'held' | 'stopped' | 'unknown';

export function useReaderSees(postId: string): Reach {
	const inHand = usePublication(postId);
	const status = useQuery(siteStatusQuery).data;
	if (inHand) {
		if (inHand.stage.at === 'live' || inHand.stage.at === 'address') return 'there';
		if (inHand.stage.at === 'failed') return 'stopped';
		return inHand.stage.at === 'queued' && inHand.stage.isHeld ? 'held' : 'on-its-way';
	}
	if (!status) return 'unknown';
	if (!status.pending.some(({ post_id }) => post_id === postId)) return 'there';
	if (status.build.state === 'failed') return 'stopped';
	return status.hook === 'missing' && !status.lane ? 'held' : 'on-its-way';
}
