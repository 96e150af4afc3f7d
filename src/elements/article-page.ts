import './inner-page.ts';
import { leadBackToResults } from './back-to-results.ts';
import { ContentsList } from './contents-list.ts';
import { countVisit } from './count-visit.ts';
import { markScrollingTables } from './mark-scrolling-tables.ts';
import { reachHeading } from './reach-heading.ts';
import { startShareButtons } from './share-buttons.ts';
import { unfoldForPrint } from './unfold-for-print.ts';
import { VideoCard } from './video-card.ts';

customElements.define('contents-list', ContentsList);
customElements.define('video-card', VideoCard);
reachHeading();
startShareButtons();
leadBackToResults();
unfoldForPrint();
markScrollingTables();
countVisit();
