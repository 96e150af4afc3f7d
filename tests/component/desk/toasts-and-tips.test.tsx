import { act, cleanup, fireEvent, render, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteSomebody } from '../../../admin/src/api/presence.ts';
import { useSessionWatch } from '../../../admin/src/session/use-session.ts';
import { Dialog } from '../../../admin/src/ui/dialog.tsx';
import { toast } from '../../../admin/src/ui/toast.ts';
import { Toaster } from '../../../admin/src/ui/toaster.tsx';
import { TooltipLayer } from '../../../admin/src/ui/tooltip-layer.tsx';
import { useKeptFocus } from '../../../admin/src/ui/use-kept-focus.ts';

// Loaded up front; in the desk the stack loads lazily.
beforeAll(() => import('../../../admin/src/ui/toast-stack.tsx'));
beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	vi.useRealTimers();
	localStorage.clear();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const all = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')];

describe('Spec §9: toasts', () => {
	const list = () => document.querySelector<HTMLElement>('[data-sonner-toaster]');
	const show = async (...texts: string[]) => {
		render(<Toaster />);
		act(() => {
			for (const text of texts) toast.info(text);
		});
		await act(() => vi.dynamicImportSettled());
		// The first act renders the stack, the second one the queued toasts.
		await pass(5);
		await pass(5);
	};

	it('Spec §9: stay 4000 ms, leave within 200 ms, and are at most three at once', async () => {
		await show('um', 'dois', 'três', 'quatro');
		expect(all().filter(({ dataset }) => dataset['visible'] === 'true')).toHaveLength(3);
		await pass(3_900);
		expect(all().some(({ dataset }) => dataset['removed'] === 'true')).toBe(false);
		await pass(100);
		expect(all().every(({ dataset }) => dataset['removed'] === 'true')).toBe(true);
		await pass(180);
		expect(all()).not.toHaveLength(0);
		await pass(30);
		expect(all()).toHaveLength(0);
	});

	it('Spec §9: are 356 px wide with gaps of 14 px, and Alt+T leads to them', async () => {
		await show('um');
		expect(list()?.style.getPropertyValue('--width')).toBe('356px');
		expect(list()?.style.getPropertyValue('--gap')).toBe('14px');
		fireEvent.keyDown(document, { altKey: true, code: 'KeyT' });
		expect(document.activeElement).toBe(list());
		await pass(5_000);
	});

	it('Spec §9: are dismissed by a swipe of 20 px, not by one of 19', async () => {
		HTMLElement.prototype.setPointerCapture = () => undefined;
		await show('um');
		const swipe = async (px: number) => {
			const [box] = all();
			if (!box) throw new Error('there is no toast');
			fireEvent.pointerDown(box, { clientX: 0, clientY: 0 });
			// The first move sets the direction, the next ones the distance.
			fireEvent.pointerMove(box, { clientX: 0, clientY: 2 });
			fireEvent.pointerMove(box, { clientX: 0, clientY: px });
			// Slowly, because a quick flick dismisses at any distance.
			await pass(1_000);
			fireEvent.pointerUp(box, { clientX: 0, clientY: px });
			await pass(10);
			return box.dataset['removed'];
		};
		expect(await swipe(19)).toBe('false');
		expect(await swipe(20)).toBe('true');
		await pass(5_000);
	});
});

describe('a notice while a dialog is open', () => {
	it('stands in the dialog on top, above its veil, and outlives it', async () => {
		const onClose = () => undefined;
		const desk = (...titles: string[]) => (
			<>
				<Toaster />
				{titles.map((title) => (
					<Dialog key={title} title={title} onClose={onClose}>
						{title}
					</Dialog>
				))}
			</>
		);
		const { rerender } = render(desk('Baixo', 'Alto'));
		act(() => void toast.info('um'));
		await act(() => vi.dynamicImportSettled());
		await pass(5);
		await pass(5);
		const home = () => all()[0]?.closest('dialog')?.querySelector('h2')?.textContent;
		expect(home()).toBe('Alto');
		rerender(desk('Baixo'));
		expect(home()).toBe('Baixo');
		rerender(desk());
		expect(all().map(({ textContent }) => textContent)).toEqual(['um']);
		expect(home()).toBeUndefined();
		rerender(desk('Outro'));
		expect(home()).toBe('Outro');
	});
});

describe('a pressed notice', () => {
	it('gives the focus back to where it was, and does not take it again when it leaves', async () => {
		HTMLElement.prototype.checkVisibility = () => true; // jsdom draws nothing.
		function Desk() {
			useKeptFocus();
			return (
				<main tabIndex={-1}>
					<button type="button">Antes</button>
					<button type="button">Depois</button>
					<Toaster />
				</main>
			);
		}
		render(<Desk />);
		const [before, after] = document.querySelectorAll('button');
		act(() => before?.focus());
		const onClick = () => void toast.success('Desfeito');
		act(() => void toast.success('Feito', { action: { label: 'Desfazer', onClick } }));
		await act(() => vi.dynamicImportSettled());
		await pass(5);
		await pass(5);
		const undo = document.querySelector<HTMLElement>('[data-sonner-toast] [data-button]');
		act(() => undo?.focus());
		expect(document.activeElement).toBe(undo);
		if (undo) fireEvent.click(undo);
		await pass(1_000);
		expect(document.activeElement).toBe(before);
		expect(all().map(({ textContent }) => textContent)).toEqual(['Desfeito']);
		act(() => after?.focus());
		await pass(5_000);
		expect(all()).toEqual([]);
		expect(document.activeElement).toBe(after);
	});
});

describe('Spec §9: tooltips', () => {
	/** jsdom has no popovers. */
	function givePopovers(): void {
		const { matches } = HTMLElement.prototype;
		Object.assign(HTMLElement.prototype, {
			showPopover(this: HTMLElement) {
				this.toggleAttribute('data-open', true);
			},
			hidePopover(this: HTMLElement) {
				this.toggleAttribute('data-open', false);
			},
		});
		vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function (
			this: HTMLElement,
			selector: string,
		) {
			return selector === ':popover-open'
				? this.hasAttribute('data-open')
				: matches.call(this, selector);
		});
	}

	it('WCAG 1.4.13: stay while the pointer is on them, and go by Escape', async () => {
		givePopovers();
		const { getByText, container } = render(
			<>
				<button type="button" data-tip="Um">
					1
				</button>
				<TooltipLayer />
			</>,
		);
		const tip = container.querySelector('.tip') as Element;
		const isShown = () => tip.hasAttribute('data-open');
		fireEvent.pointerOver(getByText('1'));
		await pass(700);
		fireEvent.pointerOver(tip);
		await pass(1000);
		expect(isShown()).toBe(true);
		fireEvent.keyDown(document, { key: 'Escape' });
		expect(isShown()).toBe(false);
	});

	it('Spec §9: open after 700 ms, and the next one at once within 300 ms', async () => {
		givePopovers();
		const { getByText, container } = render(
			<>
				<button type="button" data-tip="Um">
					1
				</button>
				<button type="button" data-tip="Dois">
					2
				</button>
				<TooltipLayer />
			</>,
		);
		const shown = () => container.querySelector('.tip[data-open]')?.textContent ?? '';
		const enter = (text: string) => fireEvent.pointerOver(getByText(text));
		const leave = () => fireEvent.pointerOver(container);
		enter('1');
		await pass(699);
		expect(shown()).toBe('');
		await pass(1);
		expect(shown()).toBe('Um');
		leave();
		await pass(299);
		enter('2');
		await pass(0);
		expect(shown()).toBe('Dois');
		leave();
		await pass(300);
		enter('1');
		await pass(699);
		expect(shown()).toBe('');
	});
});

describe('Spec §9: the session', () => {
	it('Spec §9: is looked at every 30 s', async () => {
		const endMs = Date.now() + 3_600_000;
		const tokenUntil = (ms: number) => `a.${btoa(JSON.stringify({ exp: ms / 1000 }))}.c`;
		const asked = vi.fn(async () =>
			Response.json({
				valid: true,
				user: { name: 'Marina', email: 'marina@example.com' },
				expiresAt: new Date(endMs).toISOString(),
				adminToken: tokenUntil(endMs),
			}),
		);
		vi.stubGlobal('fetch', asked);
		localStorage.setItem('adminSessionToken', 's');
		localStorage.setItem('adminSessionExpiry', new Date(endMs).toISOString());
		renderHook(() => useSessionWatch());
		await pass(1);
		noteSomebody();
		expect(asked).toHaveBeenCalledTimes(1);
		localStorage.setItem('adminToken', tokenUntil(Date.now()));
		await pass(29_990);
		expect(asked).toHaveBeenCalledTimes(1);
		await pass(20);
		expect(asked).toHaveBeenCalledTimes(2);
	});
});
