/**
 * Lists are static pages, so a query cannot choose one: `?page=2` goes on to that page's own address,
 * and a search that was sent before the page had loaded goes to its results. Nonsense stays.
 */
class QueryAddress extends HTMLElement {
	connectedCallback(): void {
		const query = new URLSearchParams(location.search);
		const page = Number(query.get('page'));
		const { search, pages } = this.dataset;
		if (search && query.get('q')) {
			location.replace(`${search}?${new URLSearchParams({ q: query.get('q') ?? '' })}`);
		} else if (Number.isInteger(page) && page > 1 && page <= Number(pages)) {
			location.replace(`${location.pathname.replace(/\/$/, '')}/${page}`);
		}
	}
}

customElements.define('query-address', QueryAddress);
