import { useQuery } from '@tanstack/react-query';
import { health } from '#contract/health';
import { call } from '../../api/call.ts';

/** Does this site send mails? A server that is silent counts as one that does: asking it will tell. */
export function useSendsMail(): boolean {
	const { data } = useQuery({
		queryKey: ['health'],
		queryFn: ({ signal }) => call(health, {}, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
	});
	return data?.mail ?? true;
}
