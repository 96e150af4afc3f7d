import { storageKeys } from '#config/storage-keys';

export interface StoredSession {
	adminToken: string | null;
	sessionToken: string | null;
	sessionExpiry: string | null;
}

export function readStoredSession(): StoredSession {
	return {
		adminToken: localStorage.getItem(storageKeys.adminToken),
		sessionToken: localStorage.getItem(storageKeys.sessionToken),
		sessionExpiry: localStorage.getItem(storageKeys.sessionExpiry),
	};
}

export function storeSession(session: {
	adminToken: string;
	sessionToken: string;
	expiresAt: string;
}) {
	localStorage.setItem(storageKeys.adminToken, session.adminToken);
	localStorage.setItem(storageKeys.sessionToken, session.sessionToken);
	localStorage.setItem(storageKeys.sessionExpiry, session.expiresAt);
}

export function clearStoredSession(): void {
	localStorage.removeItem(storageKeys.adminToken);
	localStorage.removeItem(storageKeys.sessionToken);
	localStorage.removeItem(storageKeys.sessionExpiry);
}

/** A missing, invalid or past expiry ends the session; the exact instant counts as past. */
export function hasExpired(sessionExpiry: string | null, nowMs: number): boolean {
	const endsAtMs = sessionExpiry === null ? Number.NaN : Date.parse(sessionExpiry);
	return !(endsAtMs > nowMs);
}

/** When the signed admin token expires, in ms since the epoch; 0 when it cannot be read. */
export function adminTokenEndMs(token: string | null): number {
	try {
		const payload = (token ?? '').split('.')[1] ?? '';
		const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
		const { exp } = JSON.parse(text) as { exp?: unknown };
		return typeof exp === 'number' ? exp * 1000 : 0;
	} catch {
		return 0; // Not a readable token, so it must be renewed.
	}
}
