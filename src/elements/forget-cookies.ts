/** Removes the cookies of Google's tag. */
export function forgetCookies(): void {
	const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
	const domains = location.hostname.split('.').map((_, at, parts) => parts.slice(at).join('.'));
	const ours = names.filter((name) => name === '_ga' || name.startsWith('_ga_'));
	for (const name of ours) {
		for (const domain of ['', ...domains.map((each) => `; domain=${each}`)]) {
			// biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store.
			document.cookie = `${name}=; max-age=0; path=/${domain}`;
		}
	}
}
