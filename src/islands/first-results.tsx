import { drawElements } from './draw-elements.ts';
import { keepPlace, returnToPlace } from './kept-place.ts';
import { ResultsView } from './results-view.tsx';
import { firstAnswer } from './site-search.ts';
import { TextRow } from './text-row.tsx';

const longestWaitMs = 1000;
/** The address whose results were drawn. */
let drawn: string | undefined;
let pressed: HTMLElement | null = null;
const early = new AbortController();

/** Shows the first answer before React is there, and resolves when its first picture has been painted. */
export async function showFirst(place: HTMLElement): Promise<void> {
	const answer = await firstAnswer;
	if (!answer || answer.help) return;
	const view = new DocumentFragment();
	drawElements(<ResultsView request={answer.request} answer={answer} Row={TextRow} />, view);
	place.replaceChildren(view);
	drawn = location.search;
	returnToPlace();
	const { signal } = early;
	addEventListener('pagehide', keepPlace, { signal });
	place.addEventListener('click', rememberPress, { signal });
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

function rememberPress({ target }: Event): void {
	pressed = (target as Element).closest('button');
}

/**
 * Lets `takeOver` make the drawn results those of React, at the place to which the reader has scrolled, and repeats a
 * press that came before. False when there are none, or no longer for this address.
 */
export function handOver(takeOver: () => void): boolean {
	early.abort();
	if (drawn !== location.search) return false;
	keepPlace();
	takeOver();
	pressed?.click();
	return true;
}
