import { afterEach, expect, test, vi } from 'vitest';
import hydrateOnUse from '#islands/hydrate-on-use.ts';

afterEach(() => {
	document.body.innerHTML = '';
});

/** An island as Astro builds it; hydrated, its button counts. */
function anIsland(fails = 0) {
	document.body.innerHTML = '<div><button><i></i></button><a href="#x">Ler</a><p></p></div>';
	const [island, button, icon, link, track] =
		document.querySelectorAll<HTMLElement>('div, button, i, a, p');
	if (!island || !button || !icon || !link || !track) throw new Error('The page is not there.');
	const pressed: string[] = [];
	let left = fails;
	const load = vi.fn(async () => async () => {
		left -= 1;
		if (left >= 0) return;
		button.addEventListener('click', () => pressed.push('click'));
		button.addEventListener('keydown', ({ key }) => pressed.push(key));
		island.dispatchEvent(new CustomEvent('astro:hydrate'));
	});
	hydrateOnUse(load, {}, island);
	const settle = () => vi.waitFor(() => expect(load).toHaveBeenCalled());
	return { island, button, icon, link, track, pressed, load, settle };
}
const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true });

test('nothing is loaded for what is seen, passed by, or leads away', () => {
	const { island, button, link, load } = anIsland();
	island.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
	link.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
	link.click();
	button.focus();
	button.dispatchEvent(key('Tab'));
	expect(load).not.toHaveBeenCalled();
});

test('a button that is pressed before React is there is pressed once it is, as often as it was', async () => {
	const { button, icon, pressed, load } = anIsland();
	icon.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
	icon.dispatchEvent(new MouseEvent('click', { bubbles: true }));
	button.click();
	await vi.waitFor(() => expect(pressed).toEqual(['click', 'click']));
	button.click();
	expect(pressed).toHaveLength(3);
	expect(load).toHaveBeenCalledTimes(1);
});

test('so is an arrow key, and scrolling is a use, too', async () => {
	const one = anIsland();
	one.button.dispatchEvent(key('ArrowRight'));
	await vi.waitFor(() => expect(one.pressed).toEqual(['ArrowRight']));
	const other = anIsland();
	other.track.dispatchEvent(new Event('scroll'));
	await other.settle();
	expect(other.pressed).toEqual([]);
});

test('a program that does not come is told of, as one that throws is', async () => {
	const { island, load } = anIsland();
	const told = vi.fn((event: Event) => event.preventDefault());
	island.addEventListener('astro:hydration-error', told);
	load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
	island.dispatchEvent(new Event('use'));
	await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
});

test('where loading fails, the next use tries again', async () => {
	const { island, load } = anIsland(1);
	const hydrated = vi.fn();
	island.addEventListener('astro:hydrate', hydrated);
	island.dispatchEvent(new Event('use'));
	await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
	await new Promise((resolve) => setTimeout(resolve));
	island.dispatchEvent(new Event('use'));
	await vi.waitFor(() => expect(hydrated).toHaveBeenCalled());
	island.dispatchEvent(new Event('use'));
	expect(load).toHaveBeenCalledTimes(2);
});
