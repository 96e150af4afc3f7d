import { QueryClient } from '@tanstack/react-query';
import { ApiError, isUnreachable } from './api-error.ts';

/** Reads are asked again while the server is silent; what the server refused is not asked twice. */
export function makeQueryClient(): QueryClient {
	return new QueryClient({
		defaultOptions: {
			queries: {
				retry: (failures, error) => isUnreachable(error) && failures < 2,
				retryDelay: (attempt) => 200 * 2 ** attempt,
				networkMode: 'always',
				throwOnError: (error) => !(error instanceof ApiError),
			},
			mutations: { networkMode: 'always' },
		},
	});
}
