/** Keys of the browser's local storage (Spec §3). */
export const storageKeys = {
	adminToken: 'adminToken',
	sessionToken: 'adminSessionToken',
	sessionExpiry: 'adminSessionExpiry',
	stockSeeded: 'stockSeeded',
	/** The reader's answer on cookies: `granted` or `denied`. */
	analyticsConsent: 'analyticsConsent',
} as const;
