import { useEffect } from 'react';
import { fold } from '#domain/text/fold';

const blocks = 'p, li, h2, h3, h4, h5, h6, th, td, pre, figcaption, blockquote';
const keyLength = 40;

/** Letters and digits only, because marks, quotes and dashes look different on the page. */
const lettersOf = (text: string) =>
	fold(text)
		.replace(/[^a-z0-9]+/g, ' ')
		.trim();

const withoutMarkup = (line: string) =>
	line
		.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
		.replace(/<[^>]*>/g, ' ')
		.replace(/^\s*(?:[-*+>|]|#{1,6}|\d+[.)])\s+/, '');

/** The line at the cursor, or the last one before it that is not empty. */
function lineAt(content: string, at: number): string {
	const end = content.indexOf('\n', at);
	const lines = content.slice(0, end < 0 ? undefined : end).split('\n');
	return lines.findLast((line) => lettersOf(withoutMarkup(line)) !== '') ?? '';
}

/** The page's block that shows the cursor's line; of several equal ones, the one at about the same relative position. */
function findBlock(page: ParentNode, content: string, at: number): Element | undefined {
	const key = lettersOf(withoutMarkup(lineAt(content, at))).slice(0, keyLength);
	if (key === '') return undefined;
	const all = [...page.querySelectorAll(blocks)];
	const share = at / Math.max(1, content.length);
	const distance = (block: Element) => Math.abs(all.indexOf(block) / all.length - share);
	return all
		.filter((block) => lettersOf(block.textContent).includes(key))
		.filter((block, _, found) => !found.some((other) => other !== block && block.contains(other)))
		.toSorted((a, b) => distance(a) - distance(b))[0];
}

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
