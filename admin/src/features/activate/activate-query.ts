import { queryOptions } from '@tanstack/react-query';
import { buildHook } from '#contract/build-hook';
import { call } from '../../api/call.ts';
import { polled } from '../../api/presence.ts';

export const hookQuery = queryOptions({
	queryKey: ['build-hook'],
	...polled((signal) => call(buildHook, { action: 'get' }, { signal })),
	refetchInterval: 5_000,
});
