import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later } from '../../../admin/src/ui/later.tsx';
import * as toasts from '../../../admin/src/ui/toast-failure.ts';

const Dialog = () => <p>Aberto</p>;
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(console, 'warn').mockReturnValue();
	vi.spyOn(toasts, 'toastFailure').mockReturnValue();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a dialog that did not come is told once, and comes when the network does, said or not', async () => {
	const load = vi.fn(lost as () => Promise<typeof Dialog>);
	const Later = later(load);
	render(<Later />);
	await pass(10_000);
	expect(load.mock.calls.length).toBeGreaterThan(2);
	expect(toasts.toastFailure).toHaveBeenCalledTimes(1);
	load.mockResolvedValue(Dialog);
	await pass(3_000);
	expect(screen.getByText('Aberto')).toBeTruthy();
	const calls = load.mock.calls.length;
	await pass(60_000);
	expect(load).toHaveBeenCalledTimes(calls);
});

test('it comes at once when the browser says that the network is back', async () => {
	const load = vi.fn(lost as () => Promise<typeof Dialog>);
	const Later = later(load);
	render(<Later />);
	await pass(0);
	load.mockResolvedValue(Dialog);
	dispatchEvent(new Event('online'));
	await pass(0);
	expect(screen.getByText('Aberto')).toBeTruthy();
});

test('one that was left is not asked for any more', async () => {
	const load = vi.fn(lost as () => Promise<typeof Dialog>);
	const Later = later(load);
	const { unmount } = render(<Later />);
	await pass(0);
	unmount();
	await pass(60_000);
	expect(load).toHaveBeenCalledTimes(1);
});
