import { Marked } from '#components/marked.tsx';
import { drawElements } from './draw-elements.ts';
import { keepFirstAnswer } from './first-answer.ts';
import { keepDrawn, readSentence } from './found-sentence.ts';
import { keepScroll, restoreScroll, watchScroll } from './kept-scroll.ts';
import { isFiltering, readAddress } from './read-address.ts';
import { ResultsView } from './results-view.tsx';
import { siteSearch } from './site-search.ts';
import { listHiddenTerms, TextRow, type TextRowProps } from './text-row.tsx';

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
	const rows: [HTMLElement | null, TextRowProps][] = [];
	const Row = (props: TextRowProps) => (
		<TextRow {...props} ref={(row) => void rows.push([row, props])} />
	);
	drawElements(<ResultsView request={answer.request} answer={answer} Row={Row} />, view);
	place.replaceChildren(view);
	restoreScroll();
	const early = new AbortController();
	watchScroll(early.signal);
	place.addEventListener('astro:hydrate', () => {
		early.abort();
		// React returns to it.
		keepScroll();
	});
	const sentences = rows.map(([row, props]) => drawSentence(row, props, early.signal));
	await Promise.race([
		Promise.all([...sentences, paintPicture(place)]),
		new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
	]);
}

/** React's 200 KB would come, and run, before the picture. */
async function paintPicture(place: HTMLElement): Promise<void> {
	const picture = place.querySelector<HTMLImageElement>('img[fetchpriority=high]');
	await picture?.decode().catch(() => undefined);
	await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Completes a row on the first screen; React completes the others when the reader is near. */
async function drawSentence(
	row: HTMLElement | null,
	{ post, terms }: TextRowProps,
	signal: AbortSignal,
): Promise<void> {
	const hidden = listHiddenTerms(post, terms).flat();
	const place = row?.querySelector('.snip');
	if (hidden.length === 0 || !place || place.getBoundingClientRect().top > innerHeight) return;
	const sentence = await readSentence({ post, hidden }, signal);
	if (signal.aborted) return;
	keepDrawn({ post, hidden }, sentence);
	place.replaceChildren();
	drawElements(<Marked text={sentence} terms={terms.flat()} />, place);
}
