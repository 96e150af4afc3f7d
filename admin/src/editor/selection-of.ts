type Ends = Pick<Selection, 'anchorNode' | 'anchorOffset' | 'focusNode' | 'focusOffset'>;
type Root = Document | (ShadowRoot & { getSelection?: () => Selection | null });

const rootOf = (box: HTMLElement) => box.getRootNode() as Root;
const selectionIn = (root: Root) => root.getSelection?.() ?? document.getSelection();

/** Before it took options, Safari took the roots themselves. */
function composedRange(chosen: Selection, root: ShadowRoot): StaticRange | undefined {
	const read = chosen.getComposedRanges.bind(chosen) as (of: object) => StaticRange[];
	try {
		return read({ shadowRoots: [root] })[0];
	} catch {
		return read(root)[0];
	}
}

/**
 * Both ends of the selection inside the shadow root that the box is in: Chromium's root has a selection of its own,
 * an older Firefox's document tells of it, and all others tell it as a range, if the root is named.
 */
export function selectionOf(box: HTMLElement): Ends | undefined {
	const root = rootOf(box);
	const chosen = selectionIn(root) ?? undefined;
	if (!chosen || root.getSelection || !('getComposedRanges' in chosen)) return chosen;
	const range = composedRange(chosen, root as ShadowRoot);
	if (!range) return undefined;
	const { startContainer, startOffset, endContainer, endOffset } = range;
	const isBackward = 'direction' in chosen && chosen.direction === 'backward';
	return {
		anchorNode: isBackward ? endContainer : startContainer,
		anchorOffset: isBackward ? endOffset : startOffset,
		focusNode: isBackward ? startContainer : endContainer,
		focusOffset: isBackward ? startOffset : endOffset,
	};
}

export function select(box: HTMLElement, ...ends: Parameters<Selection['setBaseAndExtent']>): void {
	selectionIn(rootOf(box))?.setBaseAndExtent(...ends);
}
