import { lazy } from 'react';

/** Split from the desk's first load, but requested before the post has arrived. */
const editor = import('./tools/text-desk.tsx');
const outline = import('./tools/outline-list.tsx');
const link = import('./link/link-place.tsx');

export const TextDesk = lazy(() => editor.then((module) => ({ default: module.TextDesk })));
export const Outline = lazy(() => outline.then((module) => ({ default: module.Outline })));
export const LinkPlace = lazy(() => link.then((module) => ({ default: module.LinkPlace })));
export const ResultsPart = lazy(() =>
	import('./ficha/results-part.tsx').then((module) => ({ default: module.ResultsPart })),
);
export const ShowPart = lazy(() =>
	import('./ficha/show-part.tsx').then((module) => ({ default: module.ShowPart })),
);
export const ReviewPart = lazy(() =>
	import('./ficha/review-part.tsx').then((module) => ({ default: module.ReviewPart })),
);
