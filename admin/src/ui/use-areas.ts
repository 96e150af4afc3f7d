import { useEffect } from 'react';

/** F6 moves to the next area of the screen, Shift+F6 to the previous one; in it to what is missing, if anything is. */
export function useAreas(): void {
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== 'F6' || document.querySelector('dialog[open]')) return;
			const areas = [
				...document.querySelectorAll<HTMLElement>('header.desk-bar, main, aside, .action-bar'),
			].filter(
				(area) => area.offsetParent !== null || getComputedStyle(area).position === 'sticky',
			);
			if (areas.length === 0) return;
			event.preventDefault();
			const here = areas.findLastIndex((area) => area.contains(document.activeElement));
			const next = areas.at((here + (event.shiftKey ? -1 : 1) + areas.length) % areas.length);
			const missing = [...(next?.querySelectorAll<HTMLElement>('[data-missing]') ?? [])];
			next?.setAttribute('tabindex', '-1');
			(missing.find((field) => field.checkVisibility()) ?? next)?.focus();
		};
		document.addEventListener('keydown', onKey);
		return () => document.removeEventListener('keydown', onKey);
	}, []);
}
