import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { storageKeys } from '#config/storage-keys';
import type { CalendarEntry, Review, ShelfDraft } from '#contract/calendar';
import { makeQueryClient } from '../../../admin/src/api/query-client.ts';
import { CalendarPage } from '../../../admin/src/features/calendar/calendar-page.tsx';
import { Toaster } from '../../../admin/src/ui/toaster.tsx';
import { singleKeys } from '../../../admin/src/ui/use-shortcuts.ts';

export const entry = (given: Partial<CalendarEntry> & { at: string }): CalendarEntry => ({
	id: given.at,
	post_id: given.at,
	title: 'O boletim',
	kind: 'scheduled',
	waits: null,
	...given,
});
export const boletim = entry({ id: 'b', post_id: 'b', at: '2026-11-24T12:00:00.000Z' });

interface Server {
	entries: CalendarEntry[];
	reviews: Review[];
	drafts: ShelfDraft[];
	/** Every call that changes something. */
	sent: { name: string; input: Record<string, unknown> }[];
}
const fresh = (): Server => ({ entries: [boletim], reviews: [], drafts: [], sent: [] });

/** What the server has; new before each test. */
export const server = fresh();

const answers: Record<string, (input: Record<string, unknown>) => object> = {
	month: () => ({
		entries: server.entries,
		reviews: server.reviews,
		crowded: {},
		usual_times: ['10:00'],
	}),
	drafts: () => ({ drafts: server.drafts, total: server.drafts.length }),
	schedule: ({ post_id, at }) => {
		server.entries = server.entries.flatMap((each) => {
			if (each.post_id !== post_id) return [each];
			return at === null ? [] : [{ ...each, at: String(at) }];
		});
		return {};
	},
};

/** Serves the calendar to each test of a file, at noon on 20 November 2026. */
export function serveCalendar(): void {
	beforeEach(() => {
		vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00.000Z'), toFake: ['Date'] });
		localStorage.setItem(storageKeys.adminToken, 'x');
		singleKeys.keep('sim');
		Object.assign(server, fresh());
		vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
			const input = JSON.parse(body);
			const name = address.replace('/api/', '');
			if (!['month', 'drafts', 'late-reviews'].includes(input.action))
				server.sent.push({ name, input });
			const reply = name === 'plans' ? { plans: [] } : answers[input.action]?.(input);
			return Response.json({ success: true, ...reply });
		});
	});
	afterEach(() => {
		cleanup();
		localStorage.clear();
		vi.useRealTimers();
	});
}

function Address({ onChange }: { onChange: (address: string) => void }) {
	const { pathname, search } = useLocation();
	useEffect(() => onChange(pathname + search), [pathname, search, onChange]);
	return null;
}

export async function open(
	address = '/admin/calendario',
	onAddress: (to: string) => void = () => {},
) {
	render(
		<MemoryRouter initialEntries={[address]}>
			<QueryClientProvider client={makeQueryClient()}>
				<Address onChange={onAddress} />
				<CalendarPage />
				<Toaster />
			</QueryClientProvider>
		</MemoryRouter>,
	);
	await screen.findByRole('grid');
}
export const grid = () => screen.getByRole('grid');
export const dayInHand = () =>
	grid().querySelector<HTMLElement>('td[tabindex="0"]')?.dataset['day'];
export const focus = () => (document.activeElement as HTMLElement).dataset['day'];
export const press = (...keys: string[]) => {
	for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
export const link = () => screen.findByRole('link', { name: /O boletim/ });
