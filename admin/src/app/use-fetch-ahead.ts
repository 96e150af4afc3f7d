import { useEffect } from 'react';
import { z } from 'zod';
import { paths } from '#config/paths';
import { useSession } from '../session/use-session.ts';

/** The first screen and what the editor does there come first. */
const waitMs = 10_000;

const savesData = () =>
	Reflect.get(Reflect.get(navigator, 'connection') ?? {}, 'saveData') === true;

async function fetchAll(): Promise<void> {
	const parts = z.array(z.string()).parse(await (await fetch(paths.admin.parts)).json());
	for (const part of parts) await (await fetch(part, { priority: 'low' })).blob();
}

/**
 * Fetches what the desk loads on demand into the browser's cache, one file after the other, so that every place and tool
 * still opens when the network is gone. What cannot be fetched is loaded when it is wanted, as if nothing had happened.
 */
export function useFetchAhead(): void {
	const isSignedIn = useSession().status === 'signed-in';
	useEffect(() => {
		if (!isSignedIn || savesData()) return undefined;
		const timer = setTimeout(() => {
			fetchAll().catch((error: unknown) => console.warn('not fetched ahead', error));
		}, waitMs);
		return () => clearTimeout(timer);
	}, [isSignedIn]);
}
