/** Asks a site for a page, and follows no redirect. */
export type AskSite = (path: string, method: 'GET' | 'HEAD') => Promise<Response>;

export const askSiteAt =
	(url: string, timeoutMs: number): AskSite =>
	(path, method) =>
		fetch(new URL(path, url), {
			method,
			redirect: 'manual',
			signal: AbortSignal.timeout(timeoutMs),
		});
