import { useQuery } from '@tanstack/react-query';
import { siteStatusQuery } from '../api/queries.ts';
import { usePublication } from './use-publication.ts';

/** How far a post's published version has come towards readers; `unknown` while neither server nor site responds. */
export type Reach = 'there' | 'on-its-way' | 'stopped' | 'unknown';

export function useReaderSees(postId: string): Reach {
	const inHand = usePublication(postId);
	const status = useQuery(siteStatusQuery).data;
	if (inHand) {
		if (inHand.stage.at === 'live' || inHand.stage.at === 'address') return 'there';
		return inHand.stage.at === 'failed' ? 'stopped' : 'on-its-way';
	}
	if (!status) return 'unknown';
	if (!status.pending.some(({ post_id }) => post_id === postId)) return 'there';
	return status.build.state === 'failed' ? 'stopped' : 'on-its-way';
}
