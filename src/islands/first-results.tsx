import { drawElements } from './draw-elements.ts';
import { keepFirstAnswer } from './first-answer.ts';
import { keepScroll, restoreScroll, watchScroll } from './kept-scroll.ts';
import { isFiltering, readAddress } from './read-address.ts';
import { ResultsView } from './results-view.tsx';
import { siteSearch } from './site-search.ts';
import { TextRow } from './text-row.tsx';

const longestWaitMs = 1000;

/** Shows the first answer before React is there, and resolves when its first picture has been painted. */
export async function showFirst(place: HTMLElement): Promise<void> {
	const query = location.search;
	const request = readAddress(query);
	if (!isFiltering(request)) return;
	const answer = await siteSearch.answer(request);
	const isDrawn = !answer.help && place.hasAttribute('ssr');
	keepFirstAnswer({ query, answer, isDrawn });
	if (!isDrawn) return;
	const view = new DocumentFragment();
	drawElements(<ResultsView request={answer.request} answer={answer} Row={TextRow} />, view);
	place.replaceChildren(view);
	restoreScroll();
	const early = new AbortController();
	watchScroll(early.signal);
	place.addEventListener('astro:hydrate', () => {
		early.abort();
		// React returns to it.
		keepScroll();
	});
	await Promise.race([
		paintPicture(place),
		new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
	]);
}

/** React's 200 KB would come, and run, before the picture. */
async function paintPicture(place: HTMLElement): Promise<void> {
	const picture = place.querySelector<HTMLImageElement>('img[fetchpriority=high]');
	await picture?.decode().catch(() => undefined);
	await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
