import { z } from 'zod';
import { paths } from '#config/paths';

/** The first screen and what the editor does there come first. */
const waitMs = 10_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const savesData = () =>
	Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData') === true;

/**
 * Fetches what the desk loads on demand into the browser's cache, one file after the other, so that every place and tool
 * still opens when the network is gone. What cannot be fetched is loaded when it is wanted, as if nothing had happened.
 */
export async function fetchAhead(): Promise<void> {
	await pause(waitMs);
	if (savesData()) return;
	try {
		const parts = z.array(z.string()).parse(await (await fetch(paths.admin.parts)).json());
		for (const part of parts) await (await fetch(part, { priority: 'low' })).blob();
	} catch (error) {
		console.warn('not fetched ahead', error);
	}
}
