import './inner-page.ts';
import { scriptPaths } from '#config/script-paths';
import { parseUrl } from '#domain/parse-url';
import { ContentsList } from './contents-list.ts';
import { countVisit } from './count-visit.ts';
import { markScrollingTables } from './mark-scrolling-tables.ts';
import { reachHeading } from './reach-heading.ts';
import { startShareButtons } from './share-buttons.ts';

const rights = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** Hides a video's link behind the player on click, as paper has the link alone; nothing is requested from its host before that. */
class VideoCard extends HTMLElement {
	connectedCallback(): void {
		this.querySelector('a')?.addEventListener('click', (event) => this.play(event));
	}

	private play(event: MouseEvent): void {
		const link = event.currentTarget as HTMLAnchorElement;
		const { player = '' } = link.dataset;
		if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		const frame = document.createElement('iframe');
		frame.title = link.querySelector('b')?.textContent ?? '';
		frame.allow = rights;
		// YouTube refuses to play without a referrer.
		frame.referrerPolicy = 'strict-origin-when-cross-origin';
		frame.src = player;
		this.prepend(frame);
		frame.focus();
	}
}

/** Paper shows what is folded, too, in browsers whose style sheets cannot unfold it. */
function unfoldForPrint(): void {
	let unfolded: Iterable<HTMLDetailsElement> = [];
	addEventListener('beforeprint', () => {
		unfolded = document.querySelectorAll<HTMLDetailsElement>('.prose details:not([open])');
		for (const details of unfolded) details.open = true;
	});
	addEventListener('afterprint', () => {
		for (const details of unfolded) details.open = false;
	});
}

/** 'Voltar ao blog' leads to the results that the reader came from, which are home with a query. */
function leadBackToResults(): void {
	const back = document.querySelector<HTMLAnchorElement>('a.back');
	const from = parseUrl(document.referrer);
	if (!back || from?.origin !== location.origin || from.pathname !== scriptPaths.home) return;
	if (from.search) back.href = from.href;
}

customElements.define('contents-list', ContentsList);
customElements.define('video-card', VideoCard);
reachHeading();
startShareButtons();
leadBackToResults();
unfoldForPrint();
markScrollingTables();
countVisit();
