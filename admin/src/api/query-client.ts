import { QueryClient } from '@tanstack/react-query';
import { ApiError, isUnreachable } from './api-error.ts';

/** Retries queries while the server does not respond, but not those that it rejected. */
export function makeQueryClient(): QueryClient {
	return new QueryClient({
		defaultOptions: {
			queries: {
				retry: (failures, error) => isUnreachable(error) && failures < 2,
				retryDelay: (attempt) => 200 * 2 ** attempt,
				networkMode: 'always',
				// With this network mode it would not be the default.
				refetchOnReconnect: true,
				throwOnError: (error) => !(error instanceof ApiError),
			},
			mutations: { networkMode: 'always' },
		},
	});
}
