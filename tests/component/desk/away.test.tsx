import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#config/paths';
import { aSiteStatus, closeDesk, type Desk, openDesk } from './a-desk.tsx';

/** What Neon's bill depends on: a desk that is visible to nobody asks a blob, and leaves the database asleep. */

const minuteMs = 60_000;
const mark = 'thepresentmarkis22long';
let desk: Desk;

const system = {
	next_post: null,
	backup: null,
	findings: { total: 0, posts: [] },
	builds: [],
	faults: [],
	checks: [],
	storage: { database: 1, database_limit: null, pictures: 0, picture_bytes: 0 },
};

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-20T12:00:00.000Z') });
});
afterEach(() => {
	closeDesk();
	vi.useRealTimers();
});

const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * minuteMs));
const comeBack = () => dispatchEvent(new Event('pointermove'));

async function open(address: string, given: object = {}): Promise<Desk> {
	const opened = await openDesk(address, {
		'site-status': () => aSiteStatus({ mark, ...given }),
		'': () => Response.json([]),
		'admin-auth': () => ({
			valid: true,
			user: { email: 'marina@example.com', name: 'Marina' },
			adminToken: 'a',
			expiresAt: '2026-11-27T12:00:00.000Z',
		}),
		plans: () => ({ plans: [] }),
		system: () => system,
		news: ({ mark: known }) => ({
			is_same: known === mark,
			last_run_at: new Date().toISOString(),
		}),
	});
	await act(() => vi.dynamicImportSettled());
	act(() => void comeBack());
	return opened;
}
const askedSince = (from: number) => [
	...new Set(desk.sent.slice(from).flatMap(({ name }) => (name === '' ? [] : name))),
];

test.each([
	['the list', paths.admin.home],
	['Sistema', paths.admin.system],
])(
	'%s, visible for an hour to nobody, asks the database nothing after the first minute',
	async (_, address) => {
		desk = await open(address);
		await pass(1);
		const from = desk.sent.length;
		await pass(60);
		expect(askedSince(from)).toEqual(['news']);
		expect(desk.inputsOf('news').length).toBeGreaterThan(60);
	},
);

test('what waits for a step of hers keeps no database awake either', async () => {
	const waiting = { id: 7, kind: 'publish', post_id: null, title: null, slug: null };
	const pending = [{ ...waiting, created_at: '2026-11-20T11:00:00.000Z' }];
	desk = await open(paths.admin.home, { pending, hook: 'missing' });
	await pass(1.5);
	const from = desk.sent.length;
	await pass(10);
	expect(askedSince(from)).toEqual(['news']);
});

test('what changed is asked for, and shown, although nobody is there', async () => {
	desk = await open(paths.admin.system);
	await pass(10);
	const from = desk.sent.length;
	desk.say({ news: () => ({ is_same: false, last_run_at: null }) });
	await pass(1);
	expect(askedSince(from).sort()).toEqual(['news', 'site-status', 'system']);
});

test('whoever comes back finds it fresh at once, by a token that still holds', async () => {
	desk = await open(paths.admin.system);
	await pass(30);
	const from = desk.sent.length;
	await act(async () => {
		comeBack();
		await vi.advanceTimersByTimeAsync(100);
	});
	expect(askedSince(from)).toEqual(expect.arrayContaining(['admin-auth', 'site-status', 'system']));
	await pass(1);
	expect(desk.inputsOf('site-status').length).toBeGreaterThan(2);
});

test('while a change is on its way there is no mark, and the server is asked as ever', async () => {
	desk = await open(paths.admin.home, { mark: null });
	await pass(5);
	expect(desk.inputsOf('news')).toEqual([]);
	expect(desk.inputsOf('site-status').length).toBeGreaterThan(8);
});
