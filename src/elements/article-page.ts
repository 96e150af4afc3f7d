import './inner-page.ts';
import { scriptPaths } from '#config/script-paths';
import { ContentsList } from './contents-list.ts';
import { countVisit } from './count-visit.ts';
import { markScrollingBoxes } from './mark-scrolling-boxes.ts';
import { reachHeading } from './reach-heading.ts';
import { startShareButtons } from './share-buttons.ts';
import { VideoCard } from './video-card.ts';

/** Opens every folded `details` for printing and closes it again, in browsers whose style sheets cannot. */
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
	const results = `${location.origin}${scriptPaths.home}?`;
	if (back && document.referrer.startsWith(results)) back.href = document.referrer;
}

/** Articles without a gallery do not load what opens one. */
async function startGalleries(): Promise<void> {
	if (!document.querySelector('.prose .gallery')) return;
	const viewer = await import('./gallery-viewer.ts');
	viewer.openGalleries();
}

customElements.define('contents-list', ContentsList);
customElements.define('video-card', VideoCard);
reachHeading();
startShareButtons();
leadBackToResults();
unfoldForPrint();
markScrollingBoxes();
void startGalleries();
countVisit();
