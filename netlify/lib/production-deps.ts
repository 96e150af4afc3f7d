import { connect, type Database, functionTimeouts, isNeon } from '#db/client';
import type { LaneDecider, SiteSetup } from '#domain/site/site-setup';
import { callBuildHook } from './call-build-hook.ts';
import type { FunctionContext } from './client-address.ts';
import { createDeps } from './create-deps.ts';
import { isPreview, settingsOf } from './deploy-context.ts';
import type { Deps, Lane } from './deps.ts';
import { type FunctionEnv, readFunctionEnv } from './env.ts';
import { netlifyLateStore } from './late-post-store.ts';
import { logLine } from './log-line.ts';
import { readMailServer } from './mail-server.ts';
import { readImageProvider } from './picture-provider.ts';
import { findSearchKey, openSearchEngines, type SearchEngines } from './search-engines.ts';

const openLane = (): Lane => ({
	store: netlifyLateStore(),
	renderLate: async (...given) => (await import('./late-post-renderer.ts')).renderLate(...given),
});

/** Undefined where no build writes the key file, without which no search engine believes what it is told. */
function readSearchEngines(siteUrl: string): SearchEngines | undefined {
	// The functions' bundle replaces this spelling of the context.
	const context = process.env['CONTEXT'];
	const key = findSearchKey({ context, siteId: process.env['SITE_ID'], siteUrl });
	const siteOrigin = new URL(siteUrl).origin;
	return key === undefined ? undefined : openSearchEngines({ siteOrigin, key });
}

let keptKey: Promise<Uint8Array> | undefined;

/** Remembers the key that made itself as long as this instance lives; with `AUTH_SECRET` nothing of it is loaded. */
function authSecretOf(given: string | undefined, db: Database): Deps['authSecret'] {
	if (given !== undefined) {
		const secret = new TextEncoder().encode(given);
		return async () => secret;
	}
	return () => {
		keptKey ??= import('./kept-key.ts')
			.then(({ takeKey }) => takeKey(db))
			.catch((error: unknown) => {
				keptKey = undefined;
				throw error;
			});
		return keptKey;
	};
}

function setupOf({ DATABASE_URL: url, AUTH_SECRET: secret }: FunctionEnv): SiteSetup {
	const isNetlifys = !process.env['DATABASE_URL'] && url === process.env['NETLIFY_DB_URL'];
	const own = isNeon(url) ? 'neon' : 'other';
	return {
		database: isNetlifys ? 'netlify' : own,
		key: secret === undefined ? 'store' : 'setting',
	};
}

function laneDeciderOf({ FAST_LANE: setting }: FunctionEnv): LaneDecider {
	if (isPreview()) return 'preview';
	return setting === undefined ? 'desk' : 'setting';
}

interface OpenDeps {
	deps: Deps;
	close: () => Promise<void>;
}

async function open(): Promise<OpenDeps> {
	const env = readFunctionEnv(process.env);
	const onLost = (error: Error) => logLine('database_connection_lost', { message: error.message });
	const oneACall = isNeon(env.DATABASE_URL) && { max: 1 };
	const options = { ...functionTimeouts, ...oneACall };
	const { db, close } = await connect(env.DATABASE_URL, onLost, options);
	const deps = createDeps({
		db,
		authSecret: authSecretOf(env.AUTH_SECRET, db),
		setup: setupOf(env),
		setupCode: env.SETUP_CODE,
		siteUrl: env.SITE_URL,
		asksForHook: env.BUILD_HOOK_URL === undefined && !isPreview(),
		callBuildHook: (signal, address) => callBuildHook(env.BUILD_HOOK_URL ?? address, signal),
		lane: env.FAST_LANE === 'off' || isPreview() ? undefined : openLane(),
		laneBy: laneDeciderOf(env),
		buildMinIntervalMs: env.BUILD_MIN_INTERVAL * 1000,
		monthlyDeploys: env.DEPLOY_BUDGET === 0 ? undefined : (env.DEPLOY_BUDGET ?? 'plan'),
		databaseLimit: env.DATABASE_LIMIT_MB * 1_000_000 || undefined,
		imageProvider: readImageProvider(env),
		mailServer: readMailServer(env),
		searchEngines: readSearchEngines(env.SITE_URL),
	});
	return { deps, close };
}

/** A hanging connection must not keep the function running longer. */
const closeMs = 2_000;

async function closeInTime({ close }: OpenDeps): Promise<void> {
	const givenUp = new Promise<void>((resolve) => setTimeout(resolve, closeMs).unref());
	const failed = (error: unknown) => logLine('database_not_closed', { message: String(error) });
	await Promise.race([close().catch(failed), givenUp]);
}

let warm: { url: string; opened: Promise<OpenDeps> } | undefined;

/**
 * Returns the `pg` pool that earlier calls left open, or a new one after the platform changed the password in the
 * address.
 */
function takeWarm(url: string): Promise<OpenDeps> {
	if (warm?.url === url) return warm.opened;
	const earlier = warm?.opened;
	const opened = open().catch((error: unknown) => {
		if (warm?.opened === opened) warm = undefined;
		throw error;
	});
	warm = { url, opened };
	// Waits for the calls that are using it.
	void earlier?.then(closeInTime, () => undefined);
	return opened;
}

/**
 * Passes the real dependencies to `use`. A Neon connection is opened for this call at its first query, and closed after
 * the reply and all work that follows, because the platform freezes functions between calls and a frozen WebSocket
 * dies.
 */
export async function withProductionDeps<Result>(
	context: FunctionContext = {},
	use: (deps: Deps, context: FunctionContext) => Promise<Result>,
): Promise<Result> {
	const url = settingsOf(process.env)['DATABASE_URL'] ?? '';
	if (!isNeon(url)) return use((await takeWarm(url)).deps, context);
	const opened = await open();
	const later: Promise<unknown>[] = [];
	const { ip } = context;
	const waitUntil = (work: Promise<unknown>) => void later.push(work);
	try {
		return await use(opened.deps, { ...(ip !== undefined && { ip }), waitUntil });
	} finally {
		const closed = Promise.allSettled(later).then(() => closeInTime(opened));
		if (context.waitUntil) context.waitUntil(closed);
		else await closed;
	}
}
