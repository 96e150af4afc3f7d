import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#config/paths';
import type { SiteStatus } from '#contract/site-status';
import { ApiError } from '../../../admin/src/api/api-error.ts';
import { queryKeys } from '../../../admin/src/api/queries.ts';
import { SavedLine } from '../../../admin/src/features/post-form/top-bar.tsx';
import { PublicationSteps } from '../../../admin/src/features/posts/post-row.tsx';
import { rowTruth, type SiteView } from '../../../admin/src/features/posts/row-truth.ts';
import { fetchLiveRevision, fetchLiveVersion } from '../../../admin/src/site/live-site.ts';
import { PublicationRail } from '../../../admin/src/site/publication-rail.tsx';
import { usePublication } from '../../../admin/src/site/use-publication.ts';
import {
	forgetPublications,
	watchPublication,
} from '../../../admin/src/site/watched-publication.ts';
import type { TextState } from '../../../admin/src/text/text-state.ts';
import { aPost } from './a-post.ts';

const start = Date.parse('2026-11-20T12:00:00.000Z');
const waiting = {
	id: 7,
	kind: 'unpublish',
	post_id: 'p1',
	title: 'Um post',
	slug: 'um-post',
	created_at: new Date(start).toISOString(),
};
const status = (given: Partial<SiteStatus> = {}): SiteStatus => ({
	success: true,
	newest_publication: 7,
	pending: [waiting],
	build: { state: 'queued', since: null, reason: null, log: null, usual_ms: null },
	scheduler: { last_run_at: null, overdue: 0 },
	budget: null,
	...given,
});

/** The public site's present replies. */
let live: number;
/** The post's public page; undefined when its address returns 404. */
let page: string | undefined;

beforeEach(() => {
	vi.useFakeTimers({ now: start });
	live = 6;
	page = '<article data-revision="3">';
	vi.stubGlobal('fetch', async (address: string) => {
		if (address === '/version.json') return Response.json({ publication: live });
		if (address.startsWith('/post/'))
			return new Response(page ?? '', { status: page === undefined ? 404 : 200 });
		return new Response('', { status: 503 });
	});
});
afterEach(() => {
	cleanup();
	forgetPublications();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

let client: QueryClient;
/** What the desk last heard from the server. */
const tell = (heard: SiteStatus) => client.setQueryData(queryKeys.siteStatus, heard);

function show(Probe: () => React.ReactNode) {
	client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	tell(status());
	render(
		<QueryClientProvider client={client}>
			<Probe />
		</QueryClientProvider>,
	);
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function Stage() {
	return <p data-testid="stage">{usePublication('p1')?.stage.at}</p>;
}
const stage = () => screen.getByTestId('stage').textContent;
const followed = { id: 'p1', slug: 'um-post', title: 'Um post', published: true, revision: 4 };

test('S42: an unpublished post is on its way out until its public address answers 404', async () => {
	watchPublication(7, { ...followed, published: false });
	show(Stage);
	await pass(3_000);
	expect(stage()).toBe('queued');
	tell(status({ pending: [], build: { ...status().build, state: 'idle' } }));
	live = 7;
	await pass(5_000);
	expect(stage(), 'the page is still there').not.toBe('live');
	page = undefined;
	await pass(3_000);
	expect(stage()).toBe('live');
});

test('S42: a published post is not live before its public page shows the new text', async () => {
	watchPublication(7, followed);
	show(Stage);
	live = 7;
	await pass(5_000);
	expect(stage()).toBe('building');
	page = '<article data-revision="4">';
	await pass(3_000);
	expect(stage()).toBe('live');
});

function Way() {
	const publication = usePublication('p1');
	return publication ? <PublicationRail publication={publication} /> : null;
}
const ahead = 'No ar. Início, busca e RSS entram na próxima atualização do site.';

test('a new post is No ar as soon as its own page shows it, and the rest of the site has a time of its own', async () => {
	page = undefined;
	watchPublication(7, followed);
	show(Way);
	tell(status({ lane: true }));
	await pass(3_000);
	expect(screen.queryByText(ahead)).toBeNull();
	page = '<article data-revision="4">';
	await pass(1_000);
	expect(screen.getByText(ahead)).toBeDefined();
	expect(screen.getByText('No ar').closest('li')?.textContent).toMatch(/^No ar em [45] s$/);
	live = 7;
	await pass(40_000);
	expect(screen.queryByText(ahead)).toBeNull();
	expect(screen.getByText(/^Início, busca e RSS: em \d+ s\.$/)).toBeDefined();
	expect(screen.getByText('No ar').closest('li')?.textContent).toMatch(/^No ar em [45] s$/);
});

test('a post whose page stops showing it before the site has it is no longer said to be No ar', async () => {
	page = '<article data-revision="4">';
	watchPublication(7, followed);
	show(Stage);
	tell(status({ lane: true }));
	await pass(2_000);
	expect(stage()).toBe('address');
	page = undefined;
	await pass(11_000);
	expect(stage()).toBe('queued');
});

test('with the month’s deploys used up the address counts, and the lists wait', async () => {
	page = '<article data-revision="4">';
	watchPublication(7, followed);
	show(Way);
	const spent = { ...status().build, state: 'failed' as const, reason: 'quota' as const };
	tell(status({ lane: true, build: spent }));
	await pass(2_000);
	expect(
		screen.getByText(
			'No ar, para quem tem o link. As listas atualizam quando a contagem do mês recomeçar.',
		),
	).toBeDefined();
	expect(
		rowTruth(aPost({ id: 'p1', published: true }), {
			status: status({ lane: true, build: spent }),
			livePublication: 6,
			now: new Date(start).toISOString(),
		}),
	).toMatchObject({ kind: 'queued', note: 'na fila até a contagem recomeçar', stopped: false });
});

test('a site without the lane is not asked for a page before it can have it', async () => {
	page = '<article data-revision="4">';
	watchPublication(7, followed);
	show(Stage);
	await pass(5_000);
	expect(stage()).toBe('queued');
});

test("an unpublished post is 'saindo do ar' in the list while it waits and while it is built", () => {
	const post = aPost({ id: 'p1', published: false });
	const now = new Date(start + 5_000).toISOString();
	const noteOf = (state: SiteStatus['build']['state']) =>
		rowTruth(post, {
			status: status({ build: { ...status().build, state } }),
			livePublication: 6,
			now,
		}).note;
	expect(noteOf('queued')).toBe('saindo do ar, na fila');
	expect(noteOf('building')).toBe('saindo do ar, atualizando, 5 s');
	const out = rowTruth(post, { status: status({ pending: [] }), livePublication: 7, now });
	expect(out.note).not.toContain('saindo');
});

test('nothing is called live before the public site and its status were read', () => {
	const noteOf = (site: Pick<SiteView, 'status' | 'livePublication'>) =>
		rowTruth(aPost({ published: true }), { ...site, now: new Date(start).toISOString() }).note;
	const read = status({ pending: [] });
	expect(noteOf({ status: read, livePublication: null })).toBe('conferindo');
	expect(noteOf({ status: undefined, livePublication: 7 })).toBe('conferindo');
	expect(noteOf({ status: read, livePublication: 7 })).toBe('');
});

test('a public site that does not respond is not a fault of the desk, and no post counts as offline', async () => {
	vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
	await expect(fetchLiveVersion()).rejects.toBeInstanceOf(ApiError);
	await expect(fetchLiveRevision('um-post')).rejects.toBeInstanceOf(ApiError);
	vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
	expect(await fetchLiveVersion()).toBeUndefined();
	await expect(fetchLiveRevision('um-post')).rejects.toBeInstanceOf(ApiError);
});

function Row() {
	const publication = usePublication('p1');
	return publication && <PublicationSteps publication={publication} />;
}

test('a row tells Salvo, Na fila, No ar, also while the site is being built', async () => {
	watchPublication(7, followed);
	show(Row);
	tell(status({ build: { ...status().build, state: 'building' } }));
	await pass(2_000);
	const steps = screen.getAllByRole('listitem');
	expect(steps.map(({ textContent }) => textContent)).toEqual(['Salvo', 'Na fila', 'No ar']);
	expect(steps[1]?.getAttribute('aria-current')).toBe('step');
});

function Rail() {
	const publication = usePublication('p1');
	return publication && <PublicationRail publication={publication} />;
}

test('a build’s time is its own, beside the usual one; a failed step says when it failed, and stops counting', async () => {
	watchPublication(7, followed);
	show(Rail);
	const since = new Date(start + 1_000).toISOString();
	const at = (state: 'building' | 'failed') =>
		tell(status({ build: { ...status().build, state, since, usual_ms: 40_000 } }));
	const step = (name: RegExp) => screen.getByText(name).textContent;
	at('building');
	await pass(2_000);
	const before = step(/^Atualizando/);
	expect(before).toBe('Atualizando 1 s, em geral 40 s');
	await pass(60_000);
	expect(step(/^Atualizando/)).not.toBe(before);
	at('failed');
	await pass(2_000);
	expect(step(/^Falhou/)).toBe('Falhou 09:00:01');
	await pass(60_000);
	expect(step(/^Falhou/)).toBe('Falhou 09:00:01');
});

test("'Tudo publicado' waits until the site itself has the text, whoever published it", async () => {
	const state = { place: 'same', post: aPost({ id: 'p1' }), conflict: null } as TextState;
	show(() => <SavedLine state={state} />);
	const line = () => screen.getByRole('status').textContent;
	const onItsWay = 'Salvo, na fila';
	await pass(1_000);
	expect(line(), 'published elsewhere, and still waiting').toBe(onItsWay);
	tell(status({ pending: [] }));
	await pass(1_000);
	expect(line()).toBe('Tudo publicado');
	act(() => watchPublication(8, followed));
	await pass(1_000);
	expect(line(), 'published here').toBe(onItsWay);
	live = 8;
	await pass(5_000);
	expect(line(), 'its page is still the old one').toBe(onItsWay);
	page = '<article data-revision="4">';
	await pass(3_000);
	expect(line()).toBe('Tudo publicado');
});

test('while publishing asks for a step the form’s line says so, with the way there, and never that the text is on its way', async () => {
	const state = { place: 'same', post: aPost({ id: 'p1' }), conflict: null } as TextState;
	show(() => (
		<MemoryRouter>
			<SavedLine state={state} />
		</MemoryRouter>
	));
	const line = () => screen.getByRole('status').textContent;
	tell(status({ hook: 'missing' }));
	await pass(1_000);
	expect(line()).toBe('Salvo. Falta um passo para publicar.');
	expect(screen.getByRole('link').getAttribute('href')).toBe(paths.admin.activate);
	act(() => watchPublication(7, followed));
	await pass(1_000);
	expect(line(), 'published here').toContain('Falta um passo');
	tell(status({ hook: 'unproven' }));
	await pass(1_000);
	expect(line()).toBe('Salvo, na fila');
});
