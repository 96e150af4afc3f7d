import { useEffect } from 'react';
import { findBlock } from './find-block.ts';

/** Where the cursor is in which text. */
export interface Cursor {
	content: string;
	at: number;
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Brings the block into the frame's view, unless it stands there already. Scrolls nothing but the frame. */
function show(block: Element, window: Window): void {
	const { top, bottom } = block.getBoundingClientRect();
	const height = window.innerHeight;
	if (top >= 0 && bottom <= height) return;
	window.scrollTo({
		top: window.scrollY + top - height / 4,
		behavior: calm() ? 'instant' : 'smooth',
	});
}

/** The page in the frame follows the cursor; `shown` changes when the page does. */
export function useFollow(
	page: HTMLElement | undefined,
	cursor: Cursor | undefined,
	shown: unknown,
): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: a page that was drawn anew has other blocks
	useEffect(() => {
		const window = page?.ownerDocument.defaultView;
		if (!page || !window || !cursor) return;
		const block = findBlock(page, cursor.content, cursor.at);
		if (block) show(block, window);
	}, [page, cursor, shown]);
}
