import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '#config/storage-keys';
import type { Plan } from '#contract/plans';
import { noteSomebody } from '../../../admin/src/api/presence.ts';
import { PlanLines } from '../../../admin/src/site/plan-lines.tsx';
import { PublicationRail } from '../../../admin/src/site/publication-rail.tsx';
import { usePublication } from '../../../admin/src/site/use-publication.ts';
import { forgetPublications } from '../../../admin/src/site/watched-publication.ts';
import { aPost, postId } from './a-post.ts';

const start = Date.parse('2026-11-20T12:00:00.000Z');
const removal: Plan = {
	id: 'plan',
	post_id: postId,
	title: 'Um post',
	kind: 'removal',
	waits: null,
	at: '2026-11-20T12:10:00.000Z',
	leads_to: null,
	user_name: 'Ana',
};

let planned: Plan[];
let live: number;
/** How the post's public address answers. */
let page: () => Response;

const replies: Record<string, () => object> = {
	plans: () => ({ success: true, plans: planned }),
	'site-status': () => ({
		success: true,
		newest_publication: 7,
		pending: [],
		budget: null,
		build: { state: 'idle', since: null, reason: null, log: null, usual_ms: null },
		scheduler: { last_run_at: null, overdue: 0 },
	}),
	'admin-posts': () => ({ success: true, post: aPost({ published: false, revision: 4 }) }),
};

beforeEach(() => {
	vi.useFakeTimers({ now: start });
	localStorage.setItem(storageKeys.adminToken, 'token');
	[planned, live] = [[removal], 6];
	page = () => new Response('<article data-revision="3">');
	vi.stubGlobal('fetch', async (address: string) => {
		if (address === '/version.json') return Response.json({ publication: live });
		if (address.startsWith('/post/')) return page();
		const name = Object.keys(replies).find((each) => address.startsWith(`/api/${each}`)) ?? '';
		return Response.json(replies[name]?.() ?? {});
	});
});
afterEach(() => {
	cleanup();
	forgetPublications();
	localStorage.clear();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function Rail() {
	const publication = usePublication(postId);
	return publication ? <PublicationRail publication={publication} /> : null;
}

function show(Lines: typeof PlanLines | undefined) {
	return (
		<QueryClientProvider client={client}>
			{Lines && <Lines postId={postId} />}
			<Rail />
		</QueryClientProvider>
	);
}
let client: QueryClient;
const last = () => screen.getAllByRole('listitem').at(-1);

/** The address leads on to another post. */
function redirected(): Response {
	const response = new Response('<article data-revision="9">');
	Object.defineProperty(response, 'redirected', { value: true });
	return response;
}

test.each<[string, () => Response]>([
	['answers 404', () => new Response('', { status: 404 })],
	['leads to another post', redirected],
])(
	'a planned removal is out only when the public address %s, even with its line gone',
	async (_, out) => {
		client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
		const { rerender } = render(show(PlanLines));
		await pass(1_000);
		expect(screen.getByText(/^Sai do ar em/)).toBeTruthy();
		rerender(show(undefined));
		await pass(10 * 60_000);
		expect(screen.queryAllByRole('listitem'), 'still planned').toEqual([]);
		planned = [];
		await pass(10_000);
		expect(last()?.textContent).toContain('Fora do ar');
		live = 7;
		await pass(5_000);
		expect(last()?.className, 'readers still see it').not.toBe('on');
		page = out;
		await pass(3_000);
		expect(last()?.className).toBe('on');
	},
);

test('a plan that was taken back is not followed', async () => {
	client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	render(show(PlanLines));
	await pass(1_000);
	noteSomebody();
	planned = [];
	await pass(59_900);
	expect(screen.queryAllByRole('listitem')).toEqual([]);
});
