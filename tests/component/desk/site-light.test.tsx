import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SiteStatus } from '#contract/site-status';
import { queryKeys } from '../../../admin/src/api/queries.ts';
import { useSiteLight } from '../../../admin/src/site/use-site-light.ts';

const status = (newest_publication: number): SiteStatus => ({
	success: true,
	newest_publication,
	pending: [],
	budget: null,
	build: { state: 'idle', since: null, reason: null, log: null, usual_ms: null },
	scheduler: { last_run_at: null, overdue: 0 },
});

function Light() {
	const { kind, text } = useSiteLight();
	return <p data-testid="light">{`${kind}: ${text}`}</p>;
}

afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const light = () => screen.getByTestId('light').textContent;

/** The light of a desk that knows `heard`; more is told by the returned function. */
function showLight(heard: SiteStatus) {
	vi.useFakeTimers();
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	const tell = (status: SiteStatus) => client.setQueryData(queryKeys.siteStatus, status);
	tell(heard);
	render(
		<QueryClientProvider client={client}>
			<Light />
		</QueryClientProvider>,
	);
	return tell;
}

test('C20: a site that contains more than the newest status knows is not green', async () => {
	let live = 9;
	vi.stubGlobal('fetch', async (address: string) =>
		address === '/version.json'
			? Response.json({ publication: live })
			: new Response('', { status: 503 }),
	);
	const tell = showLight(status(7));
	await pass(2_000);
	expect(light(), 'a colleague’s change, perhaps').toBe('live: No ar');
	tell(status(7));
	await pass(6_000);
	expect(light()).toBe('late: O site tem mudanças que o banco de dados não tem mais');
	tell(status(10));
	live = 10;
	await pass(40_000);
	expect(light()).toBe('live: No ar');
});

test('C9: a site that is behind for more than a quarter of an hour is late, and for how long; beyond the owner’s own pause', async () => {
	let publication = 7;
	vi.stubGlobal('fetch', async () => Response.json({ publication }));
	vi.useFakeTimers();
	const post = { post_id: 'p', title: 'O post', slug: 'o-post' };
	const change = { id: 8, kind: 'update', ...post, created_at: new Date().toISOString() };
	const heard = { ...status(8), pending: [change] };
	const tell = showLight(heard);
	await pass(14 * 60_000);
	expect(light()).toBe('queued: 1 mudança na fila');
	await pass(2 * 60_000);
	expect(light()).toMatch(/^late: Site atrasado há 16\smin$/);
	tell({ ...heard, build: { ...heard.build, pause_ms: 900_000 } });
	await pass(500);
	expect(light()).toBe('queued: 1 mudança na fila');
	publication = 8;
	await pass(35_000);
	expect(light()).toBe('live: No ar');
});

test('a site that its team alone may see is not green', async () => {
	vi.stubGlobal('fetch', async (address: string, { credentials }: RequestInit = {}) => {
		if (address !== '/version.json') return new Response('', { status: 503 });
		return credentials === 'omit'
			? new Response('', { status: 401 })
			: Response.json({ publication: 7 });
	});
	showLight(status(7));
	await pass(2_000);
	expect(light()).toBe('late: O site ainda não é público');
});
