/** Reads a stored value, or null. A browser without storage (cookies blocked) acts like an empty one. */
export function readStored(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

/** Stores a value if the browser allows it; otherwise the next page asks again. */
export function keepStored(key: string, value: string): void {
	try {
		localStorage.setItem(key, value);
	} catch (error) {
		console.warn('Storage is not available.', error);
	}
}
