import { useEffect } from 'react';
import { findBlock } from './find-block.ts';

/** A text and the cursor's offset in it. */
export interface Cursor {
	content: string;
	at: number;
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls the frame (and nothing else) to the block, unless it is already visible. */
function show(block: Element, window: Window): void {
	const { top, bottom } = block.getBoundingClientRect();
	const height = window.innerHeight;
	if (top >= 0 && bottom <= height) return;
	window.scrollTo({
		top: window.scrollY + top - height / 4,
		behavior: calm() ? 'instant' : 'smooth',
	});
}

/** Makes the framed page follow the cursor; `shown` changes when the page does. */
export function useFollow(
	page: HTMLElement | undefined,
	cursor: Cursor | undefined,
	shown: unknown,
): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: a redrawn page has new blocks
	useEffect(() => {
		const window = page?.ownerDocument.defaultView;
		const isShown = window && window.innerHeight > 0;
		if (!page || !isShown || !cursor) return;
		const block = findBlock(page, cursor.content, cursor.at);
		if (block) show(block, window);
	}, [page, cursor, shown]);
}
