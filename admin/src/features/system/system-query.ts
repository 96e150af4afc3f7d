import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#contract/endpoint';
import { system as endpoint } from '#contract/system';
import { call } from '../../api/call.ts';
import { polled } from '../../api/presence.ts';
import { queryKeys } from '../../api/queries.ts';

export type System = OutputOf<typeof endpoint>;

export const systemQuery = queryOptions({
	queryKey: queryKeys.system,
	...polled((signal) => call(endpoint, {}, { signal })),
	refetchInterval: 30_000,
});
