import { scriptPaths } from '#config/script-paths';
import { parseUrl } from '#domain/parse-url';

/** 'Voltar ao blog' leads to the results that the reader came from, which are home with a query. */
export function leadBackToResults(): void {
	const back = document.querySelector<HTMLAnchorElement>('a.back');
	const from = parseUrl(document.referrer);
	if (!back || from?.origin !== location.origin || from.pathname !== scriptPaths.home) return;
	if (from.search) back.href = from.href;
}
