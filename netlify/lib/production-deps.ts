import { connect, functionTimeouts } from '#db/client';
import { createDeps, logLine } from './create-deps.ts';
import type { Deps } from './deps.ts';
import { functionEnv, parseEnv } from './env.ts';
import { readImageProvider } from './image-provider.ts';

/** Asks Netlify for a build. Throws on anything but its yes. */
async function callHook(url: string | undefined, signal: AbortSignal): Promise<void> {
	if (url === undefined) throw new Error('BUILD_HOOK_URL is not set');
	const answer = await fetch(url, { method: 'POST', signal, redirect: 'error' });
	await answer.body?.cancel();
	if (!answer.ok) throw new Error(`the build hook answered ${answer.status}`);
}

async function create(): Promise<Deps> {
	const env = parseEnv(functionEnv, process.env);
	const onLost = (error: Error) => logLine('database_connection_lost', { message: error.message });
	const { db } = await connect(env.DATABASE_URL, onLost, functionTimeouts);
	return createDeps({
		db,
		authSecret: env.AUTH_SECRET,
		siteUrl: env.SITE_URL,
		callBuildHook: (signal) => callHook(env.BUILD_HOOK_URL, signal),
		buildMinIntervalMs: env.BUILD_MIN_INTERVAL * 1000,
		monthlyDeploys: env.DEPLOY_BUDGET || undefined,
		imageProvider: readImageProvider(env),
	});
}

let deps: Promise<Deps> | undefined;

/** Made at the first call and kept warm: the pool outlives a request. */
export function productionDeps(): Promise<Deps> {
	deps ??= create().catch((error: unknown) => {
		deps = undefined;
		throw error;
	});
	return deps;
}
