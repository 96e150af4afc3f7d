import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from '#islands/carousel.tsx';

const cards = 9;
const cardWidth = 100;
const carousel = (
	<Carousel id="recentes" title="Recentes" cards={cards}>
		<div className="track">
			{Array.from({ length: cards }, (_, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the cards stay as they are
				<i key={at} />
			))}
		</div>
	</Carousel>
);

/** jsdom lays nothing out: three of nine cards are in sight, and scrolling is at once. */
function layOut(track: HTMLElement): void {
	Object.defineProperties(track, {
		clientWidth: { value: 3 * cardWidth },
		scrollWidth: { value: cards * cardWidth },
	});
	for (const [at, card] of [...track.children].entries())
		Object.defineProperty(card, 'offsetLeft', { value: at * cardWidth });
	track.scrollBy = (to) => {
		const left = track.scrollLeft + Number(Reflect.get(Object(to), 'left'));
		track.scrollLeft = Math.min(Math.max(left, 0), (cards - 3) * cardWidth);
		fireEvent.scroll(track);
	};
}

beforeEach(() => {
	vi.stubGlobal(
		'ResizeObserver',
		class {
			observe() {}
			disconnect() {}
		},
	);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

function hydrate() {
	const container = document.createElement('div');
	container.innerHTML = renderToString(carousel);
	document.body.append(container);
	const faults: unknown[] = [];
	render(carousel, {
		container,
		hydrate: true,
		onRecoverableError: (fault: unknown) => faults.push(fault),
	});
	const track = container.querySelector<HTMLElement>('.track');
	if (!track) throw new Error('There is no track.');
	layOut(track);
	const back = screen.getByRole<HTMLButtonElement>('button', { name: 'Recentes: anteriores' });
	const forward = screen.getByRole<HTMLButtonElement>('button', { name: 'Recentes: próximos' });
	return { track, back, forward, faults };
}

/** Without `disabled`, which would take the focus from it. */
const isOff = (arrow: HTMLButtonElement) => arrow.ariaDisabled === 'true' && !arrow.disabled;

test('React takes a carousel over as it was built, at its start', () => {
	const { back, forward, faults } = hydrate();
	expect(faults).toEqual([]);
	expect([back, forward].map(isOff)).toEqual([true, false]);
});

test('Spec §9: arrows and keys move by two, and the ends are marked', () => {
	const { track, back, forward } = hydrate();
	fireEvent.click(forward);
	expect(track.scrollLeft).toBe(200);
	expect([back, forward].map(isOff)).toEqual([false, false]);
	fireEvent.keyDown(track, { key: 'ArrowRight' });
	fireEvent.keyDown(track, { key: 'ArrowRight', altKey: true });
	expect(track.scrollLeft).toBe(400);
	forward.focus();
	fireEvent.click(forward);
	expect([back, forward].map(isOff)).toEqual([false, true]);
	expect(document.activeElement).toBe(forward);
	for (const _ of Array(3)) fireEvent.keyDown(track, { key: 'ArrowLeft' });
	expect([back, forward].map(isOff)).toEqual([true, false]);
	expect(document.activeElement).toBe(forward);
});

test('where there is one card, nothing offers another', () => {
	render(
		<Carousel id="livros" title="Livros" cards={1}>
			<div className="track" />
		</Carousel>,
	);
	expect(screen.getByRole('heading', { name: 'Livros' })).toBeDefined();
	expect(screen.queryByRole('button')).toBeNull();
});

test.each([
	['once begins anew', 1, 2],
	['again and again leaves the row as it was built', 99, 0],
])('what fails %s', async (_, fails, arrows) => {
	const told = vi.spyOn(console, 'error').mockReturnValue();
	let left = fails;
	vi.stubGlobal(
		'ResizeObserver',
		class {
			observe() {
				left -= 1;
				if (left >= 0) throw new Error('An extension is in the way.');
			}
			disconnect() {}
		},
	);
	render(carousel);
	expect(screen.getByRole('heading', { name: 'Recentes' })).toBeDefined();
	expect(document.querySelectorAll('.track > i')).toHaveLength(cards);
	expect(screen.queryAllByRole('button')).toHaveLength(arrows);
	expect(told).toHaveBeenCalledTimes(Math.min(fails, 2));
	told.mockClear();
});
