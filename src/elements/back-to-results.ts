import { scriptPaths } from '#config/script-paths';

const filters = ['q', 'category', 'tag'];

/** 'Voltar ao blog' leads to the results that the reader came from. */
export function leadBackToResults(): void {
	const back = document.querySelector<HTMLAnchorElement>('a.back');
	const from = URL.parse(document.referrer);
	if (!back || from?.origin !== location.origin || from.pathname !== scriptPaths.home) return;
	if (filters.some((name) => from.searchParams.has(name))) back.href = from.href;
}
