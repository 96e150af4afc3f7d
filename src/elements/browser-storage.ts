/** A stored value, or null. A browser that keeps nothing (cookies blocked) answers as an empty one. */
export function readStored(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

/** Keeps a value where the browser allows it; where not, the next page asks again. */
export function keepStored(key: string, value: string): void {
	try {
		localStorage.setItem(key, value);
	} catch (error) {
		console.warn('Storage is not available.', error);
	}
}
