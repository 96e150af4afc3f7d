import { queryOptions } from '@tanstack/react-query';
import { readUser } from '#contract/auth/user';
import { call } from '../../api/call.ts';

/** Fetches the account with its second factor. */
export const accountQuery = queryOptions({
	queryKey: ['account'],
	queryFn: ({ signal }) => call(readUser, {}, { signal }),
});
