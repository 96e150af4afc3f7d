import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { OutputOf } from '#contract/endpoint';
import { setup } from '#contract/setup';
import { call } from '../../api/call.ts';

export const setupKey = ['setup'];

/** Whether this blog still waits for its first account. */
export const useSetup = (): UseQueryResult<OutputOf<typeof setup>> =>
	useQuery({
		queryKey: setupKey,
		queryFn: ({ signal }) => call(setup, { action: 'look' }, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
	});
