import { useQuery } from '@tanstack/react-query';
import { health } from '#contract/health';
import { call } from '../../api/call.ts';

/** Whether this site sends mails. While the server does not respond, true: trying will tell. */
export function useSendsMail(): boolean {
	const { data } = useQuery({
		queryKey: ['health'],
		queryFn: ({ signal }) => call(health, {}, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
	});
	return data?.mail ?? true;
}
