/**
 * Lists are static pages and ignore queries: `?page=2` redirects to that page's own address, and a search sent before
 * the page had loaded redirects to its results. Invalid values are ignored.
 */
class QueryAddress extends HTMLElement {
	connectedCallback(): void {
		const query = new URLSearchParams(location.search);
		const page = Number(query.get('page'));
		const { search, pages } = this.dataset;
		if (search && query.get('q')) {
			location.replace(`${search}?${new URLSearchParams({ q: query.get('q') ?? '' })}`);
		} else if (Number.isInteger(page) && page > 1 && page <= Number(pages)) {
			location.replace(`${location.origin}${location.pathname.replace(/\/$/, '')}/${page}`);
		}
	}
}

customElements.define('query-address', QueryAddress);
