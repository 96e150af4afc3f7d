import { useEffect, useRef } from 'react';

/** A tooltip opens after 700 ms, or at once within 300 ms of another one. */
const openAfterMs = 700;
const skipWithinMs = 300;

function place(tip: HTMLElement, anchor: Element): void {
	const { left, width, top, bottom } = anchor.getBoundingClientRect();
	const x = Math.min(
		Math.max(8, left + width / 2 - tip.offsetWidth / 2),
		innerWidth - tip.offsetWidth - 8,
	);
	const below = bottom + tip.offsetHeight < innerHeight;
	tip.style.left = `${x}px`;
	tip.style.top = `${below ? bottom : top - tip.offsetHeight}px`;
}

function watchTips(tip: HTMLElement): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let closedAtMs = Number.NEGATIVE_INFINITY;
	let anchor: Element | undefined;
	const close = () => {
		clearTimeout(timer);
		if (tip.matches(':popover-open')) {
			tip.hidePopover();
			closedAtMs = performance.now();
		}
		anchor = undefined;
	};
	const open = (target: Element) => {
		tip.textContent = target.getAttribute('data-tip');
		tip.showPopover();
		place(tip, target);
	};
	const enter = (event: Event) => {
		const target = event.target instanceof Element ? event.target.closest('[data-tip]') : null;
		if (target === (anchor ?? null) || event.target === tip) return;
		close();
		if (!target) return;
		if (event.type === 'focusin' && !target.matches(':focus-visible')) return;
		anchor = target;
		const recent = performance.now() - closedAtMs < skipWithinMs;
		timer = setTimeout(() => target.isConnected && open(target), recent ? 0 : openAfterMs);
	};
	const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
	const events = ['pointerover', 'focusin'] as const;
	const closers = ['pointerdown', 'focusout', 'scroll'] as const;
	for (const name of events) document.addEventListener(name, enter);
	for (const name of closers) document.addEventListener(name, close, true);
	document.addEventListener('keydown', onKey);
	return () => {
		close();
		for (const name of events) document.removeEventListener(name, enter);
		for (const name of closers) document.removeEventListener(name, close, true);
		document.removeEventListener('keydown', onKey);
	};
}

/**
 * A single tooltip for the whole desk: it labels the element with `data-tip`. It repeats the name, so screen readers
 * skip it.
 */
export function TooltipLayer() {
	const tip = useRef<HTMLDivElement>(null);
	useEffect(
		() => (tip.current && 'showPopover' in tip.current ? watchTips(tip.current) : undefined),
		[],
	);
	return <div ref={tip} className="tip" popover="manual" aria-hidden="true" />;
}
