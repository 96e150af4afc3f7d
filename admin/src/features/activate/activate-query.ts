import { queryOptions } from '@tanstack/react-query';
import { buildHook } from '#contract/build-hook';
import { call } from '../../api/call.ts';

export const hookQuery = queryOptions({
	queryKey: ['build-hook'],
	queryFn: ({ signal }) => call(buildHook, { action: 'get' }, { signal }),
	refetchInterval: 5_000,
});
