import { randomUUID } from 'node:crypto';
import type { OutputOf } from '#contract/endpoint';
import type { system } from '#contract/system';
import { findHookError } from '#db/publishing/publications';
import type { Deps } from '#lib/deps';
import { isNetlifyKey } from '#lib/picture-provider';
import { openMailServer } from '../account/send-mail.ts';
import { readHookState } from './build-hook-state.ts';

type Check = OutputOf<typeof system>['checks'][number];
type Judged = Omit<Check, 'name' | 'ms'>;

const ok: Judged = { state: 'ok', detail: '' };
const unset: Judged = { state: 'unset', detail: '' };
/** Uses a fault's code or type, because messages of other programs may contain addresses and passwords. */
const codeOf = (error: unknown) =>
	error instanceof Error && 'code' in error ? String(error.code) : String((error as Error).name);

async function timed(name: Check['name'], ask: () => Promise<Judged>): Promise<Check> {
	const start = performance.now();
	const judged = await ask().catch(
		(error: unknown): Judged => ({ state: 'failed', detail: codeOf(error) }),
	);
	return { name, ...judged, ms: Math.round(performance.now() - start) };
}

async function askBlobs({ blobs }: Deps): Promise<Judged> {
	const [key, written] = ['health/probe', randomUUID()];
	await blobs.write(key, written);
	const read = await blobs.read(key);
	return read === written ? ok : { state: 'failed', detail: 'stale' };
}

/** Signs in without sending anything. */
async function askMail({ mailServer }: Deps): Promise<Judged> {
	if (!mailServer) return unset;
	const transport = await openMailServer(mailServer);
	try {
		await transport.verify();
		return ok;
	} finally {
		transport.close();
	}
}

/** Checks every service that the desk needs. Reports the hook's last reply, because calling it would start a build. */
export async function checkServices(deps: Deps): Promise<Check[]> {
	let hook: Judged = ok;
	const asked = await Promise.all([
		timed('database', async () => {
			const error = await findHookError(deps.db);
			if (error !== undefined) hook = { state: 'failed', detail: error };
			else if ((await readHookState(deps)) === 'missing') hook = unset;
			return ok;
		}),
		timed('blobs', () => askBlobs(deps)),
		timed('mail', () => askMail(deps)),
	]);
	const { imageProvider } = deps;
	const payer = imageProvider && isNetlifyKey(imageProvider) ? 'netlify' : 'service';
	const images = imageProvider ? ({ ...ok, payer } as const) : unset;
	return [...asked, { name: 'hook', ...hook, ms: null }, { name: 'images', ...images, ms: null }];
}
