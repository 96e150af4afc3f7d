import { explainSilence } from '../api/call.ts';

/** Loads code on demand. Fails like a call of the server: throws `ApiError`. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
	try {
		return await load();
	} catch (error) {
		console.warn('not loaded', error);
		throw explainSilence(error, undefined);
	}
}
