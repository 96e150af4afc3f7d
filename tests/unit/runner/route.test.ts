import { expect, test } from 'vitest';
import { secureHeaders } from '#lib/secure-headers';
import { createRouter } from '../../../scripts/local/route.ts';

const route = createRouter({
	functions: { handle: async () => undefined } as never,
	site: () => ({ handle: async () => undefined }),
	buildHookPath: '/gancho',
	requestBuild: () => undefined,
});

test.each([
	['GET', '/api/nada', 404],
	['POST', '/api/nada', 404],
	['GET', '/api/', 404],
	['POST', '/gancho', 200],
	['PUT', '/posts', 405],
	['GET', '/nada', 404],
])(
	'A10: %s %s, which the runner itself answers, has the headers of every answer',
	async (method, path, status) => {
		const answer = await route(
			new Request(`http://localhost:8888${path}`, { method }),
			'127.0.0.1',
		);
		expect(answer.status).toBe(status);
		expect(Object.fromEntries(answer.headers)).toMatchObject(secureHeaders);
		if (path.startsWith('/api/')) expect(answer.headers.get('cache-control')).toBe('no-store');
	},
);
