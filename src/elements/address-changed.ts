/** The event that tells of an address that the page's own code has changed; `popstate` tells of the browser's buttons. */
export const addressChanged = 'search-address';
