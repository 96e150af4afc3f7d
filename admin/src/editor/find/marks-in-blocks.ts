import { Text } from '@codemirror/state';
import { EditorView, type PluginValue, ViewPlugin } from '@codemirror/view';
import { type Found, findField, findMatches, type Match } from './find.ts';

/** The words of blocks that are drawn, where the text's own marks do not reach. */
const boxes = '[role=textbox], .copy';

function rangeOf(box: Element, { from, to }: Match): Range {
	const range = document.createRange();
	const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
	let at = 0;
	for (let node = walker.nextNode() as globalThis.Text | null; node; ) {
		const end = at + node.length;
		if (from >= at && from < end) range.setStart(node, from - at);
		if (to > at && to <= end) range.setEnd(node, to - at);
		at = end;
		node = walker.nextNode() as globalThis.Text | null;
	}
	return range;
}

/** What is found in this block, and which of it the search is at, unless some of it is in what nobody sees. */
function findIn(view: EditorView, found: Found, block: HTMLElement) {
	const all = [...block.querySelectorAll(boxes)].flatMap((box) =>
		findMatches(Text.of((box.textContent ?? '').split('\n')), found.query).map((match) =>
			rangeOf(box, match),
		),
	);
	const start = view.posAtDOM(block);
	const { to: end } = view.lineBlockAt(start);
	const own = found.matches.filter(({ from, to }) => from >= start && to <= end);
	const current = found.matches[found.at];
	const here = current && own.length === all.length ? all[own.indexOf(current)] : undefined;
	return { all, here };
}

function findInBlocks(view: EditorView) {
	const found = view.state.field(findField);
	const blocks = found ? [...view.contentDOM.querySelectorAll<HTMLElement>('.cm-block')] : [];
	const each = blocks.map((block) => findIn(view, found as Found, block));
	const here = each.find((one) => one.here)?.here;
	return { all: each.flatMap(({ all }) => all).filter((range) => range !== here), here };
}

/** Marks them without a change of their elements, in which somebody may be writing. */
class MarksInBlocks implements PluginValue {
	private readonly view: EditorView;
	private isMarked = false;

	constructor(view: EditorView) {
		this.view = view;
	}

	update(): void {
		const isOpen = this.view.state.field(findField) !== null;
		if (!isOpen && !this.isMarked) return;
		this.isMarked = isOpen;
		this.view.requestMeasure({ key: this, read: findInBlocks, write: mark });
	}

	destroy(): void {
		if (this.isMarked) mark({ all: [], here: undefined });
	}
}

function mark({ all, here }: ReturnType<typeof findInBlocks>): void {
	if (typeof Highlight === 'undefined' || !('highlights' in CSS)) return;
	CSS.highlights.set('cm-found', new Highlight(...all));
	CSS.highlights.set('cm-found-here', new Highlight(...(here ? [here] : [])));
}

export const marksInBlocks = [
	ViewPlugin.fromClass(MarksInBlocks),
	EditorView.scrollHandler.of((view, { from }) => {
		const found = view.state.field(findField);
		if (found?.matches[found.at]?.from !== from) return false;
		const { here } = findInBlocks(view);
		here?.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
		return here !== undefined;
	}),
];
