import { openGalleries } from './gallery-viewer.ts';
import { markScrollingTables } from './mark-scrolling-tables.ts';
import { unfoldForPrint } from './unfold-for-print.ts';

/** What only some articles need a script for: folded parts, wide tables, galleries. */
export function finishRichArticle(): void {
	unfoldForPrint();
	markScrollingTables();
	openGalleries();
}
