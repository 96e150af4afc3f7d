import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stretchesOf } from '../../../admin/src/features/calendar/agenda.tsx';
import { singleKeys } from '../../../admin/src/ui/use-shortcuts.ts';
import { datedEntry } from '../../../admin/src/when/month-entries.ts';
import {
	boletim,
	dayInHand,
	entry,
	focus,
	grid,
	link,
	open,
	press,
	serveCalendar,
	server,
} from './a-calendar.tsx';

serveCalendar();

it('keys go from day to day, into a day and back, and T to today', async () => {
	await open('/admin/calendario?mes=2026-10');
	expect(grid().getAttribute('aria-label')).toBe('outubro de 2026');
	press('t');
	expect([focus(), dayInHand()]).toEqual(['2026-11-20', '2026-11-20']);
	press('ArrowDown', 'End', 'ArrowLeft', 'PageDown', 'Home');
	expect(focus()).toBe('2026-12-27');
	press('PageUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
	expect(focus()).toBe('2026-11-24');
	expect((await link()).tabIndex).toBe(0);
	press('Enter');
	expect(document.activeElement).toBe(await link());
	press('Escape');
	expect(focus()).toBe('2026-11-24');
});

it('M, arrows and Enter move a post, which keeps its hour, and every step is said', async () => {
	await open();
	(await link()).focus();
	press('m');
	expect(focus()).toBe('2026-11-24');
	press('ArrowRight');
	expect(within(grid()).getByText('qua 25/11, 09:00')).toBeTruthy();
	expect(screen.getAllByText('qua 25/11, 09:00').length).toBe(2);
	await act(async () => press('Enter'));
	expect(await screen.findByText('Mudou para qua 25/11, 09:00.')).toBeTruthy();
	const from = boletim.at;
	const at = '2026-11-25T12:00:00.000Z';
	expect(server.sent).toEqual([
		{ name: 'calendar', input: { action: 'schedule', post_id: 'b', from, at } },
	]);
	expect((await link()).closest('td')?.dataset['day']).toBe('2026-11-25');
	await act(async () => screen.getByRole('button', { name: 'Desfazer' }).click());
	expect(server.sent[1]?.input).toMatchObject({ from: at, at: from });
});

it('Esc leaves it where it is; nothing goes before today; with single keys off M does nothing', async () => {
	await open();
	(await link()).focus();
	press('m', 'ArrowUp', 'ArrowUp');
	expect(dayInHand()).toBe('2026-11-20');
	press('Escape');
	expect(focus()).toBe('2026-11-24');
	press('m', 'ArrowUp', 'ArrowUp');
	await act(async () => press('Enter'));
	expect(await screen.findByText('Hoje às 09:00 já passou. Nada mudou.')).toBeTruthy();
	singleKeys.keep('nao');
	(await link()).focus();
	press('m');
	expect(screen.queryByText(/Movendo/)).toBeNull();
	expect(server.sent).toEqual([]);
});

it('what came out and what waits for the editor stay on their days', async () => {
	server.entries = [
		entry({ id: 'l', kind: 'live', title: 'No ar', at: '2026-11-12T12:00:00.000Z' }),
		entry({ id: 'w', kind: 'change', waits: 'overlap', at: '2026-11-13T12:00:00.000Z' }),
	];
	await open();
	const live = await screen.findByRole('link', { name: /\(Publicado\): ?No ar/ });
	expect(fireEvent.dragStart(live), 'the pointer does not take it along').toBe(false);
	expect(await screen.findByText('Post publicado não muda de dia.')).toBeTruthy();
	live.focus();
	press('m');
	await waitFor(() =>
		expect(screen.getAllByText('Post publicado não muda de dia.')).toHaveLength(2),
	);
	expect(
		screen.getByRole('link', { name: /aguarda sua decisão ?\(Mudança agendada\)/ }),
	).toBeTruthy();
	expect(screen.queryByRole('button', { name: /Mudar data/ })).toBeNull();
});

it('a pointer’s drop on a past day changes nothing, and says so', async () => {
	await open();
	const dataTransfer = { setData: () => undefined };
	const drop = (day: string) => {
		const card = screen.getByRole('link', { name: /O boletim/ }).closest('.entry') as Element;
		const cell = grid().querySelector(`[data-day="${day}"]`) as Element;
		fireEvent.dragStart(card, { dataTransfer });
		fireEvent.dragOver(cell, { dataTransfer });
		fireEvent.drop(cell, { dataTransfer });
	};
	await link();
	drop('2026-11-19');
	expect(await screen.findByText('Esse dia já passou. Nada mudou.')).toBeTruthy();
	drop('2026-11-24');
	expect(server.sent).toEqual([]);
	drop('2026-12-01');
	await waitFor(() => expect(server.sent).toHaveLength(1));
	expect(server.sent[0]?.input).toMatchObject({ at: '2026-12-01T12:00:00.000Z' });
});

it('an agenda joins free days, and today stands by itself', () => {
	const dated = [boletim, { ...boletim, at: '2026-11-27T12:00:00.000Z' }].map(datedEntry);
	const said = stretchesOf('2026-11-20', '2026-11-20', dated).map((each) =>
		'free' in each ? [each.day, each.free] : each.day,
	);
	expect(said).toEqual([
		...['2026-11-20', ['2026-11-21', 3], '2026-11-24'],
		...[['2026-11-25', 2], '2026-11-27', ['2026-11-28', 3]],
	]);
});

it('an empty day to come begins a post there, and a past one none', async () => {
	await open();
	await link();
	press('t', 'ArrowRight');
	const start = within(grid()).getByRole('link', { name: /^Começar um post para .*21/ });
	expect(start.getAttribute('href')).toBe('/admin/create?quando=2026-11-21T10:00');
	press('Enter');
	expect(document.activeElement).toBe(start);
	press('Escape', 'ArrowLeft', 'ArrowLeft');
	expect(within(grid()).queryByRole('link', { name: /^Começar um post/ })).toBeNull();
	(await link()).closest('td')?.focus();
	expect(within(grid()).queryByRole('link', { name: /^Começar um post/ })).toBeNull();
});

it('a double click on a day of another month turns one page, and the month follows what is undone', async () => {
	await open();
	await link();
	const grey = grid().querySelector('td.out') as HTMLElement;
	expect(fireEvent.mouseDown(grey, { detail: 1 }), 'the first press focuses').toBe(true);
	expect(fireEvent.mouseDown(grey, { detail: 2 }), 'the second one does nothing').toBe(false);
	(await link()).focus();
	press('m', 'PageDown');
	await act(async () => press('Enter'));
	await screen.findByText(/Mudou para/);
	expect(grid().getAttribute('aria-label')).toBe('dezembro de 2026');
	await act(async () => screen.getByRole('button', { name: 'Desfazer' }).click());
	await waitFor(() => expect(grid().getAttribute('aria-label')).toBe('novembro de 2026'));
});

it('what is undone shows its day at once, not when the server has answered and somebody is elsewhere', async () => {
	await open();
	(await link()).focus();
	press('m', 'ArrowRight');
	await act(async () => press('Enter'));
	const undo = await screen.findByRole('button', { name: 'Desfazer' });
	let answer = () => undefined as unknown;
	vi.stubGlobal(
		'fetch',
		() => new Promise((resolve) => (answer = () => resolve(Response.json({ success: true })))),
	);
	await act(async () => undo.click());
	expect([dayInHand(), focus()]).toEqual(['2026-11-24', '2026-11-24']);
	act(() => grid().querySelector<HTMLElement>('[data-day="2026-11-27"]')?.focus());
	await act(async () => void answer());
	expect(dayInHand()).toBe('2026-11-27');
});

it('N on a day to come begins a post for it, as its link does', async () => {
	const went = vi.fn();
	await open('/admin/calendario', went);
	await link();
	press('t', 'ArrowRight', 'n');
	expect(went).toHaveBeenLastCalledWith('/admin/create?quando=2026-11-21T10:00');
});

it('N on a past day begins a post as elsewhere', async () => {
	await open();
	await link();
	press('t', 'ArrowLeft');
	expect(fireEvent.keyDown(document.activeElement as Element, { key: 'n' })).toBe(true);
	expect(grid()).toBeTruthy();
});
