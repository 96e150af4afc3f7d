/** Keys in the browser's local storage. */
export const storageKeys = {
	adminToken: 'adminToken',
	sessionToken: 'adminSessionToken',
	sessionExpiry: 'adminSessionExpiry',
	stockSeeded: 'stockSeeded',
	/** The reader's answer to the cookie question: `granted` or `denied`. */
	analyticsConsent: 'analyticsConsent',
} as const;
