import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../admin/src/api/api-error.ts';
import { later, unsaid } from '../../../admin/src/ui/later.tsx';
import { onDemand } from '../../../admin/src/ui/on-demand.ts';
import * as toasts from '../../../admin/src/ui/toast-failure.ts';

const Dialog = () => <p>Aberto</p>;
const silence = () => new ApiError({ code: 'unreachable', message: 'O servidor não respondeu.' });
const lost = () => Promise.reject(silence());

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

class Boundary extends Component<{ children: ReactNode }> {
	override state = { said: '' };
	static getDerivedStateFromError = ({ message }: Error) => ({ said: message });
	override render = () => this.state.said || this.props.children;
}

test('code that breaks is an error of its screen, is not called a silent server and is not asked again', async () => {
	const said = vi.spyOn(console, 'error').mockReturnValue();
	const load = vi.fn(() => Promise.reject(new ReferenceError('process is not defined')));
	const [Told, Unsaid] = [later(load), later(load, unsaid)];
	render(
		<>
			<Boundary>
				<Told />
			</Boundary>
			<p>
				A tela
				<Unsaid />
			</p>
		</>,
	);
	await pass(60_000);
	expect(screen.getByText('process is not defined')).toBeTruthy();
	expect(screen.getByText('A tela')).toBeTruthy();
	expect(load).toHaveBeenCalledTimes(2);
	expect(toasts.toastFailure).not.toHaveBeenCalled();
	said.mockClear();
});

test('what waits for a part is done in its order, whichever request brings it', async () => {
	const load = vi.fn(lost as () => Promise<{ name: string }>);
	const { use } = onDemand(load);
	const done: string[] = [];
	const note = (what: string) => use(() => done.push(what), unsaid);
	note('drawn');
	const stop = note('given up');
	await pass(0);
	note('taken away');
	stop();
	load.mockResolvedValue({ name: 'part' });
	await pass(3_000);
	expect(done).toEqual(['drawn', 'taken away']);
	use(({ name }) => done.push(name));
	expect(done.at(-1)).toBe('part');
});
