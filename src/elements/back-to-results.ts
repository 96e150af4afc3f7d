import { scriptPaths } from '#config/script-paths';

/** 'Voltar ao blog' leads to the results that the reader came from, which are home with a query. */
export function leadBackToResults(): void {
	const back = document.querySelector<HTMLAnchorElement>('a.back');
	const from = URL.parse(document.referrer);
	if (!back || from?.origin !== location.origin || from.pathname !== scriptPaths.home) return;
	if (from.search) back.href = from.href;
}
