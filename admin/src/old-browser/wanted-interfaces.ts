/** What the desk uses without asking; a browser that lacks other things of its year lacks one of these. */
export const wantedInterfaces = [
	'AbortSignal.any',
	'AbortSignal.timeout',
	'Array.prototype.toSorted',
	'Element.prototype.checkVisibility',
	'HTMLElement.prototype.showPopover',
	'Intl.Segmenter',
	'OffscreenCanvas',
	'Promise.withResolvers',
	'String.prototype.isWellFormed',
	'URLSearchParams.prototype.size',
	'indexedDB',
	'structuredClone',
];
