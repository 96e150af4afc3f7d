/** Keys of the browser's local storage (Spec §3). */
export const storageKeys = {
	adminToken: 'adminToken',
	sessionToken: 'adminSessionToken',
	sessionExpiry: 'adminSessionExpiry',
	stockSeeded: 'stockSeeded',
} as const;
