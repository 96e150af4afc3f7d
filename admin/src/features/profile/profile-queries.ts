import { queryOptions } from '@tanstack/react-query';
import { profile } from '#contract/profile';
import { sessions } from '#contract/sessions';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';

export const profileQuery = queryOptions({
	queryKey: queryKeys.profile,
	queryFn: ({ signal }) => call(profile, { action: 'get' }, { signal }),
});

export const devicesQuery = queryOptions({
	queryKey: queryKeys.devices,
	queryFn: async ({ signal }) => (await call(sessions, { action: 'list' }, { signal })).sessions,
});
